// The colours that seats are called by, and the option for how many there are.
#pragma once

#include "engine/core/options.hpp"
#include "engine/core/text.hpp"

namespace ardri {

inline constexpr Text blue{{"Blue", "Blau", "Blu"}}, red{{"Red", "Rot", "Rosso"}}, white{{"White", "Weiß", "Bianco"}},
    yellow{{"Yellow", "Gelb", "Giallo"}}, violet{{"Violet", "Violett", "Viola"}}, grey{{"Grey", "Grau", "Grigio"}};

/// For games of two to four, of which three is the usual number here.
inline constexpr OptionSpec players_option{
    "players", 2, 4, 3, Text{{"how many play", "wie viele mitspielen", "quanti giocano"}}, OptionKind::players};

}  // namespace ardri
