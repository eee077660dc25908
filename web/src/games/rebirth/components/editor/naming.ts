// What the pieces of a pack are called where something is said of them.
import { speech } from '../../../../words/speech.svelte';
import type { OwnText } from '../../mission-words';
import type { OwnMission } from '../pack';
import type { Words } from './words/en';

const said = (text: OwnText | undefined): string => text?.[speech.code] || text?.en || '';

export const missionName = (words: Words, { id, name, text }: OwnMission): string => said(name) || said(text) || words.mission(id);
