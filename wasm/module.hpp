// What a module inside a page is: a function from line to line, which each module brings along.
#pragma once

#include <string>
#include <string_view>

namespace ardri::wasm {

std::string answer(std::string_view line);

}  // namespace ardri::wasm
