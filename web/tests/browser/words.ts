// Everything the page says in a game of Tara: the house's words, those of the set-up and the settings, and those of the game.
import { de as taraDe } from '../../src/games/tara/words/de';
import { en as taraEn } from '../../src/games/tara/words/en';
import { it as taraIt } from '../../src/games/tara/words/it';
import { it as setupIt } from '../../src/pages/setup/words/it';
import { en as setupEn } from '../../src/pages/setup/words/en';
import { de as setupDe } from '../../src/pages/setup/words/de';
import { it as settingsIt } from '../../src/pages/settings/words/it';
import { en as settingsEn } from '../../src/pages/settings/words/en';
import { de as settingsDe } from '../../src/pages/settings/words/de';
import { de as houseDe } from '../../src/words/de';
import { en as houseEn, type Words as House } from '../../src/words/en';
import { it as houseIt } from '../../src/words/it';

/** `invitation` is what the first page calls the lesson. */
const both = (house: House, tara: typeof taraEn, setup: typeof setupEn, settings: typeof settingsEn, invitation: string) => ({
  ...house,
  tara,
  setup,
  menu: { ...house.menu, ...settings },
  home: { ...house.home, lesson: invitation },
  lesson: { ...house.lesson, ...tara.lesson },
});

export type Words = ReturnType<typeof both>;
export const en = both(houseEn, taraEn, setupEn, settingsEn, 'New here? Learn Tara in five minutes');
export const de = both(houseDe, taraDe, setupDe, settingsDe, 'Neu hier? Lerne Tara in fünf Minuten');
export const it = both(houseIt, taraIt, setupIt, settingsIt, 'Prima volta qui? Impara Tara in cinque minuti');
export const words: Record<'en' | 'de' | 'it', Words> = { en, de, it };
