// What the plain face is given and what it gives: positions, events and boards as every family's face has them.
export type { BoardProps, Face, Happening, Position } from '../face';
export type { Attempt, Section, Told } from '../../table/messages';
