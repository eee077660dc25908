// Files that the page gives to a module, so that it need not carry those of all rule sets.
#pragma once

#include <span>
#include <string_view>

namespace ardri::wasm {

/// Nobody asks for a file that was not given: that stops the module.
std::span<const unsigned char> given_file(std::string_view name);

}  // namespace ardri::wasm
