// What is done on the map: the tile in the hand, where it may be laid and what it would bring, and the other questions of a turn.
// Nothing here knows a rule: what may be done is legal, what it does the table has tried.
import { untrack } from 'svelte';
import { settings } from '../../shell/settings.svelte';
import type { Told } from '../../table/messages';
import type { BoardProps, Choice, Question } from '../face';
import { castlesOf, hexesOf, towersOf, type Box } from './box';
import type { Facts, Tile } from './facts';
import { foresightOf, pointsFor, reasonsOf, type Foresight } from './foreseeing';
import { nothing, type Marks } from './map/marks';
import { moveOf, placedBy } from './moves';

type Seen = Pick<BoardProps<Facts>, 'position' | 'step' | 'events' | 'seat' | 'onmove' | 'onrefused' | 'attemptEach'> & {
  proposed: string | null;
  played: string | null;
  line: string[];
  box: Box;
  /** A mission, and what a tower gives, by name. */
  nameOf: (kind: 'double' | 'tower', id: string) => string;
  sentence: (told: Told) => string;
  words: () => { place: string; skip: string; putOut: (tile: string) => string };
  tileName: (tile: Tile) => string;
};

const placedOn = (move: string | null | undefined): string | null => {
  const known = move ? moveOf(move) : null;
  return known?.kind === 'place' ? known.hex : null;
};

export class Placing {
  /** The tile that is to be placed, of several in the hand. */
  private chosen = $state<Tile | null>(null);
  /** The hex that was touched. */
  touched = $state<string | null>(null);
  /** The hex that is pointed at. */
  looked = $state<string | null>(null);
  private foresight = $state.raw<Foresight>(new Map());

  private readonly seen: () => Seen;
  constructor(seen: () => Seen) {
    this.seen = seen;
    $effect(() => {
      void this.seen().position;
      untrack(() => this.startAfresh());
    });
    $effect(() => this.foresee());
  }

  readonly legal = $derived.by(() => {
    const { seat, position } = this.seen();
    return (seat === null ? [] : (position.legal[seat] ?? [])).map(moveOf);
  });
  /** Tiles that may be placed, each once. */
  readonly tiles = $derived([...new Set(this.legal.flatMap((move) => (move.kind === 'place' || move.kind === 'put-out' ? [move.tile] : [])))]);
  readonly tile = $derived(this.chosen !== null && this.tiles.includes(this.chosen) ? this.chosen : (this.tiles[0] ?? null));
  private readonly placings = $derived(this.legal.flatMap((move) => (move.kind === 'place' && move.tile === this.tile ? [move] : [])));
  private readonly placingOn = $derived(new Map(this.placings.map((move) => [move.hex, move])));

  private foresee() {
    const { attemptEach } = this.seen();
    const moves = this.legal.map(({ text }) => text);
    this.foresight = new Map();
    if (!attemptEach || moves.length === 0) return;
    let stale = false;
    void attemptEach(moves).then((answers) => {
      if (!stale) this.foresight = foresightOf(answers);
    });
    return () => (stale = true);
  }

  /** The hex that matters now: touched, or else pointed at. */
  readonly at = $derived(this.touched ?? this.looked);
  /** What placing there would do, line by line. */
  readonly reasons = $derived.by(() => {
    const move = this.at === null ? undefined : this.placingOn.get(this.at);
    const events = move && this.foresight.get(move.text);
    const { seat } = this.seen();
    return events && seat !== null ? { points: pointsFor(seat, events), lines: reasonsOf(seat, events) } : null;
  });

  readonly marks = $derived.by((): Marks => {
    const { seat, step, proposed, played, line, position } = this.seen();
    const there = this.at !== null && this.placingOn.has(this.at) ? this.at : null;
    const points = ({ text }: { text: string }) => {
      const events = this.foresight.get(text);
      return events && seat !== null ? pointsFor(seat, events) : null;
    };
    return {
      ...nothing,
      legal: new Map(this.placings.map((move) => [move.hex, points(move)])),
      ghost: there && seat !== null && this.tile ? { hex: there, seat, tile: this.tile, chosen: this.touched === there } : null,
      last: placedBy(step)?.hex ?? null,
      proposed: placedOn(proposed),
      played: placedOn(played),
      line: line.flatMap((step) => placedBy(step)?.hex ?? []),
      pending: new Set(position.facts.pending),
    };
  });

  private readonly choices = $derived.by((): Choice[] => {
    const { words, nameOf, sentence, tileName, proposed, seat } = this.seen();
    const effect = (text: string) => reasonsOf(seat ?? 0, this.foresight.get(text) ?? []).map(({ told }) => sentence(told)).join(' ');
    const ways = this.legal.flatMap((move): Choice[] => {
      const choose = () => this.send(move.text);
      const rest = { effect: effect(move.text), proposed: move.text === proposed, choose };
      if (move.kind === 'skip') return [{ name: words().skip, proposed: move.text === proposed, choose }];
      if (move.kind === 'double') return [{ name: nameOf('double', move.mission), ...rest }];
      if (move.kind === 'tower') return [{ name: nameOf('tower', move.tower), main: true, ...rest }];
      return move.kind === 'put-out' ? [{ name: words().putOut(tileName(move.tile)), main: true, choose }] : [];
    });
    const here = this.touched === null ? undefined : this.placingOn.get(this.touched);
    return here ? [{ name: words().place, main: true, proposed: here.text === proposed, choose: () => this.send(here.text) }, ...ways] : ways;
  });
  readonly question = $derived.by((): Question | null => {
    const back = this.touched === null ? null : () => (this.touched = null);
    return this.choices.length > 0 || back ? { text: '', choices: this.choices, back } : null;
  });

  choose(tile: Tile) {
    this.chosen = tile;
    this.touched = null;
  }

  look(hex: string | null) {
    this.looked = hex;
  }

  /** The first touch shows what a tile would bring there, the second one lays it; a pointer has shown it before. */
  touch(hex: string, shown: boolean) {
    const { seat, onrefused } = this.seen();
    if (seat === null) return;
    const move = this.placingOn.get(hex);
    if (!move) {
      this.touched = null;
      return this.isHex(hex) && this.tile && onrefused(`${this.tile} ${hex}`);
    }
    if ((shown && !settings.confirm) || this.touched === hex) this.send(move.text);
    else this.touched = hex;
  }

  escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || this.touched === null) return;
    event.stopPropagation();
    this.touched = null;
  }

  private isHex(what: string): boolean {
    const { box } = this.seen();
    return hexesOf(box).has(what) && !castlesOf(box).has(what) && !towersOf(box).has(what);
  }

  private startAfresh() {
    this.touched = null;
    this.chosen = null;
  }

  private send(move: string) {
    this.startAfresh();
    void this.seen().onmove(move);
  }
}
