# Writes files into a C++ source, so that they are part of the program: a function gives each by its name, or nothing.
# cmake -D OUT=… -D FILES=… -D NAMED_BY=file|folder -D HEADER=… -D FUNCTION=… -P embed_files.cmake
set(arrays "")
set(entries "")
foreach(file IN LISTS FILES)
  if(NAMED_BY STREQUAL folder)
    get_filename_component(parent ${file} DIRECTORY)
    get_filename_component(id ${parent} NAME)
  else()
    get_filename_component(id ${file} NAME_WE)
  endif()
  string(MAKE_C_IDENTIFIER ${id} name)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  string(APPEND arrays "const unsigned char bytes_of_${name}[]{${bytes}};\n")
  string(APPEND entries "  if (id == \"${id}\") return bytes_of_${name};\n")
endforeach()
file(WRITE ${OUT}
  "#include \"${HEADER}\"\n\nnamespace {\n${arrays}}\n\n"
  "std::span<const unsigned char> ${FUNCTION}([[maybe_unused]] std::string_view id) {\n${entries}  return {};\n}\n")
