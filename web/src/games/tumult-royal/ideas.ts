// When the ideas of Tumult Royal come up that have lessons of their own.
import type { Idea, Moment } from '../arising';
import type { Facts } from './facts';
import { moveOf } from './moves';
import { beside } from './neighbours';

type Here = Moment<Facts>;

const happens = (...kinds: string[]) => ({ events }: Here) => events.some(({ kind }) => kinds.includes(kind));

/** A field can be paid that no statue of that seat stands beside. */
const reachesFar = ({ position: { facts, legal }, seat }: Here) =>
  (legal[seat] ?? []).some((text) => {
    const { kind, field } = moveOf(text);
    return kind === 'build' && !beside(facts, field!).some((place) => facts.fields[place.field]?.[0] === seat);
  });

const firstDouble = 6;

export const ideas: Idea<Facts>[] = [
  { lesson: 'live', name: { en: 'The raid in real time', de: 'Der Raub in Echtzeit', it: 'La razzia in tempo reale' }, arises: ({ position }) => position.facts.live && position.facts.phase === 'raid' },
  { lesson: 'gambler', name: { en: 'The gambler’s variant', de: 'Für Zocker', it: 'La variante d’azzardo' }, arises: ({ position }) => position.facts.gambler && position.facts.phase === 'raid' },
  {
    lesson: 'supporters',
    name: { en: 'Out of supporters', de: 'Ohne Gefolgsleute', it: 'Senza seguaci' },
    arises: happens('everybody-takes', 'supply-short'),
  },
  { lesson: 'new-land', name: { en: 'New land', de: 'Neues Land', it: 'Nuove terre' }, arises: happens('king-opens', 'rest-opens') },
  {
    lesson: 'end',
    name: { en: 'The end of the game', de: 'Das Spielende', it: 'La fine della partita' },
    arises: ({ events }) => events.some(({ kind, round }) => kind === 'round' && Number(round) >= firstDouble),
  },
  { lesson: 'consolation', name: { en: 'A small consolation', de: 'Ein kleiner Trost', it: 'Una piccola consolazione' }, arises: happens('consoled') },
  { lesson: 'tumult', name: { en: 'Tumults and ties', de: 'Tumult und Gleichstand', it: 'Tumulti e parità' }, arises: happens('tumult') },
  { lesson: 'mercy', name: { en: 'The mercy of the people', de: 'Die Gnade des Volkes', it: 'La grazia del popolo' }, arises: happens('mercy') },
  { lesson: 'far', name: { en: 'Far from your statues', de: 'Abseits bauen', it: 'Costruire lontano' }, arises: (moment) => reachesFar(moment) || moment.events.some(({ kind, double }) => kind === 'paid' && Number(double) > 0) },
  { lesson: 'kingship', name: { en: 'Overpaying and the crown', de: 'Überzahlen und die Krone', it: 'Pagare di più e regnare' }, arises: happens('overpaid', 'crowned') },
];
