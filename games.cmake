# Which games there are, in the catalogue's order. Each is a folder of engine/ and one of bots/, whose name is its namespace
# too; its family's id, as in rules/ and content/, has dashes instead. Nothing shared names a game anywhere else.
set(ARDRI_GAMES tara seat_of_kings tumult_royal rebirth)

set(ARDRI_ROOT ${CMAKE_CURRENT_LIST_DIR})

# write_game_lists(FOLDER COMPARISON GAME...): the sources by which the catalogue, the drawings and the players know these
# games; COMPARISON: whether the players that are there for comparison only are among them.
function(write_game_lists folder comparison)
  foreach(game IN LISTS ARGN)
    string(APPEND RULE_SET_INCLUDES "#include \"engine/${game}/rule_sets.hpp\"\n")
    list(APPEND rule_sets "${game}::rule_sets()")
    string(APPEND DRAWING_INCLUDES "#include \"engine/${game}/drawing.hpp\"\n")
    list(APPEND drawings "${game}::drawing_of")
    if(EXISTS ${ARDRI_ROOT}/engine/${game}/advice.hpp)
      string(APPEND DRAWING_INCLUDES "#include \"engine/${game}/advice.hpp\"\n")
      list(APPEND advisers "&${game}::adviser")
    endif()
    string(APPEND PLAYER_INCLUDES "#include \"bots/${game}/players.hpp\"\n")
    list(APPEND makers "${game}::make_player")
    if(EXISTS ${ARDRI_ROOT}/bots/${game}/valuer.hpp)
      string(APPEND PLAYER_INCLUDES "#include \"bots/${game}/valuer.hpp\"\n")
      list(APPEND valuers "&${game}::make_valuer")
    endif()
    if(comparison AND EXISTS ${ARDRI_ROOT}/bots/${game}/comparison_players.hpp)
      string(APPEND PLAYER_INCLUDES "#include \"bots/${game}/comparison_players.hpp\"\n")
      list(APPEND makers "${game}::make_comparison_player")
    endif()
  endforeach()
  list(JOIN rule_sets ", " RULE_SETS)
  list(JOIN drawings ", " DRAWINGS)
  list(JOIN advisers ", " ADVISERS)
  list(JOIN makers ", " MAKERS)
  list(JOIN valuers ", " VALUERS)
  configure_file(${ARDRI_ROOT}/engine/families.cpp.in ${folder}/engine/families.cpp @ONLY)
  configure_file(${ARDRI_ROOT}/engine/drawings.cpp.in ${folder}/engine/drawings.cpp @ONLY)
  configure_file(${ARDRI_ROOT}/bots/families.cpp.in ${folder}/bots/families.cpp @ONLY)
endfunction()

# stands_alone(FILE): its names may be those of a game, so it is not compiled together with others.
function(stands_alone file)
  set_source_files_properties(${file} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# embed_files(OUT NAMED_BY HEADER FUNCTION FILE...): a source whose function gives each file by its name.
function(embed_files out named_by header function)
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -D OUT=${out} -D "FILES=${ARGN}" -D NAMED_BY=${named_by} -D HEADER=${header}
      -D FUNCTION=${function} -P ${ARDRI_ROOT}/embed_files.cmake
    DEPENDS ${ARDRI_ROOT}/embed_files.cmake ${ARGN}
    VERBATIM
    COMMENT "Embedding files for ${function}")
  stands_alone(${out})
endfunction()
