# Writes the files of networks into a C++ source, so that they are part of the program.
# cmake -D OUT=… -D FILES=… -P embed_networks.cmake
set(arrays "")
set(entries "")
foreach(file IN LISTS FILES)
  get_filename_component(id ${file} NAME_WE)
  string(MAKE_C_IDENTIFIER ${id} name)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  string(APPEND arrays "const unsigned char ${name}[]{${bytes}};\n")
  string(APPEND entries "  if (rule_set == \"${id}\") return ${name};\n")
endforeach()
file(WRITE ${OUT}
  "#include \"bots/tara/network.hpp\"\n\nnamespace {\n${arrays}}\n\n"
  "std::span<const unsigned char> ardri::bots::tara::network_file(std::string_view rule_set) {\n${entries}"
  "  return {};\n}\n")
