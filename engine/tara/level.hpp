// Sacred Hill and High Kings come in two levels.
#pragma once

namespace ardri::tara {

enum class Level { one, two };

}  // namespace ardri::tara
