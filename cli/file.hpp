// Whole files, read and written without surprises.
#pragma once

#include <string>
#include <string_view>

namespace ardri::cli {

/// The text of a file. Throws a Failure for what cannot be opened or read, or is larger than 64 MiB.
std::string read_file(const std::string& path);

/// Throws a Failure if `write_file` could not write there: a folder, a device, a place that does not exist.
void expect_writable(const std::string& path);

/// Writes the text beside the file first and then puts it in its place, so that a failure leaves the old one.
void write_file(const std::string& path, std::string_view text);

}  // namespace ardri::cli
