// Everything the page says in a game of Tara: the house's words, those of its pages, and those of the game.
import { de as taraDe } from '../../src/games/tara/words/de';
import { en as taraEn } from '../../src/games/tara/words/en';
import { it as taraIt } from '../../src/games/tara/words/it';
import { de as deckDe } from '../../src/games/seat-of-kings/cards/editor/words/de';
import { en as deckEn } from '../../src/games/seat-of-kings/cards/editor/words/en';
import { it as deckIt } from '../../src/games/seat-of-kings/cards/editor/words/it';
import { de as cardsDe } from '../../src/games/seat-of-kings/cards/words/de';
import { en as cardsEn } from '../../src/games/seat-of-kings/cards/words/en';
import { it as cardsIt } from '../../src/games/seat-of-kings/cards/words/it';
import { de as boxDe } from '../../src/games/tumult-royal/components/words/de';
import { en as boxEn } from '../../src/games/tumult-royal/components/words/en';
import { it as boxIt } from '../../src/games/tumult-royal/components/words/it';
import { de as boxEditorDe } from '../../src/games/tumult-royal/components/editor/words/de';
import { en as boxEditorEn } from '../../src/games/tumult-royal/components/editor/words/en';
import { it as boxEditorIt } from '../../src/games/tumult-royal/components/editor/words/it';
import { de as componentsDe } from '../../src/pages/components/words/de';
import { en as componentsEn } from '../../src/pages/components/words/en';
import { it as componentsIt } from '../../src/pages/components/words/it';
import { de as mineDe } from '../../src/pages/my-games/words/de';
import { de as puzzlesDe } from '../../src/pages/puzzles/words/de';
import { en as puzzlesEn } from '../../src/pages/puzzles/words/en';
import { it as puzzlesIt } from '../../src/pages/puzzles/words/it';
import { de as rulesDe } from '../../src/pages/rules/words/de';
import { en as mineEn } from '../../src/pages/my-games/words/en';
import { en as rulesEn } from '../../src/pages/rules/words/en';
import { it as mineIt } from '../../src/pages/my-games/words/it';
import { it as rulesIt } from '../../src/pages/rules/words/it';
import { de as settingsDe } from '../../src/pages/settings/words/de';
import { en as settingsEn } from '../../src/pages/settings/words/en';
import { it as settingsIt } from '../../src/pages/settings/words/it';
import { de as setupDe } from '../../src/pages/setup/words/de';
import { en as setupEn } from '../../src/pages/setup/words/en';
import { it as setupIt } from '../../src/pages/setup/words/it';
import { de as whyDe } from '../../src/play/why/de';
import { en as whyEn } from '../../src/play/why/en';
import { it as whyIt } from '../../src/play/why/it';
import { de as lessonsDe } from '../../src/games/tara/lessons/words/de';
import { en as lessonsEn } from '../../src/games/tara/lessons/words/en';
import { it as lessonsIt } from '../../src/games/tara/lessons/words/it';
import { de as stageDe } from '../../src/lesson/words/de';
import { en as stageEn } from '../../src/lesson/words/en';
import { it as stageIt } from '../../src/lesson/words/it';
import { de as houseDe } from '../../src/words/de';
import { en as houseEn } from '../../src/words/en';
import { it as houseIt } from '../../src/words/it';

const english = { house: houseEn, tara: taraEn, mine: mineEn, puzzles: puzzlesEn, rules: rulesEn, settings: settingsEn, setup: setupEn, components: componentsEn, cards: cardsEn, deck: deckEn, box: boxEn, boxEditor: boxEditorEn, why: whyEn, stage: stageEn, lessons: lessonsEn };
const german = { house: houseDe, tara: taraDe, mine: mineDe, puzzles: puzzlesDe, rules: rulesDe, settings: settingsDe, setup: setupDe, components: componentsDe, cards: cardsDe, deck: deckDe, box: boxDe, boxEditor: boxEditorDe, why: whyDe, stage: stageDe, lessons: lessonsDe };
const italian = { house: houseIt, tara: taraIt, mine: mineIt, puzzles: puzzlesIt, rules: rulesIt, settings: settingsIt, setup: setupIt, components: componentsIt, cards: cardsIt, deck: deckIt, box: boxIt, boxEditor: boxEditorIt, why: whyIt, stage: stageIt, lessons: lessonsIt };

/** `invitation` is what the first page calls the lesson. */
const all = ({ house, tara, mine, puzzles, rules, settings, setup, components, cards, deck, box, boxEditor, why, stage, lessons }: typeof english, invitation: string) => ({
  ...house,
  tara,
  mine,
  puzzles,
  rules,
  setup,
  components,
  cards,
  deck,
  box,
  boxEditor,
  why,
  menu: { ...house.menu, ...settings },
  home: { ...house.home, lesson: invitation },
  lesson: stage,
  lessons,
});

export type Words = ReturnType<typeof all>;
export const en = all(english, 'New here? Learn Tara in five minutes');
export const de = all(german, 'Neu hier? Lerne Tara in fünf Minuten');
export const it = all(italian, 'Prima volta qui? Impara Tara in cinque minuti');
export const words: Record<'en' | 'de' | 'it', Words> = { en, de, it };
