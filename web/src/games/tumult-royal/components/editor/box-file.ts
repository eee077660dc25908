// A box as it is written down, and what has the form of one.
import { forAll, isNumber, isText, listOf, objectOf, oneOf, originsOf, partsOf, type Form } from '../../../forms';
import { terrains, type Box } from '../../box';
import { goodLetters, groups, playerNumbers, standardBox, values, type OwnBox } from '../pack';

const isRow: Form = (value) => isText(value) && [...(value as string)].every(oneOf(terrains)) && (value as string).length === 3;
/** The form of each group: what the editor can show. Numbers may be wrong, and some lists too short or too long: they can be put right. */
const boxForms: Record<keyof Box, Form> = {
  goods: listOf(objectOf({ good: oneOf(goodLetters), value: oneOf(values), from: oneOf(playerNumbers) })),
  disc: partsOf(forAll([1, 2, 3, 4, 5, 6, 7, 8, 9], () => isNumber)),
  costs: objectOf(forAll(terrains, () => listOf(isNumber, goodLetters.length))),
  thresholds: listOf(isNumber, standardBox.thresholds.length),
  landscapes: listOf(listOf(isRow, 3)),
  layouts: objectOf(forAll(playerNumbers, (players) => objectOf({ columns: oneOf([players]), rows: oneOf([2]), up: listOf(isNumber) }))),
};
const headForms: Record<string, Form> = {
  game: oneOf([standardBox.game]),
  name: isText,
  provenance: originsOf(groups),
};

const isBox = objectOf(boxForms, headForms);

/** What came from a file, if it has the form of a box. */
export const readBox = (content: unknown): OwnBox | null => (isBox(content) ? (content as OwnBox) : null);

export const emptyBox = (): OwnBox => ({
  game: 'tumult-royal',
  goods: [],
  disc: {},
  costs: { m: [0, 0, 0], f: [0, 0, 0], h: [0, 0, 0], v: [0, 0, 0], c: [0, 0, 0] },
  thresholds: standardBox.thresholds.map(() => 0),
  landscapes: standardBox.landscapes.map(() => ['mmm', 'mmm', 'mmm']),
  layouts: Object.fromEntries(playerNumbers.map((players) => [players, { columns: players, rows: 2, up: [] }])),
});
