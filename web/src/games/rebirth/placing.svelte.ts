// What is done on the map: the tile in the hand, where it may be laid and what it would bring, and the other questions of a turn.
// Nothing here knows a rule: what may be done is legal, what it does the table has tried.
import { untrack } from 'svelte';
import { settings } from '../../shell/settings.svelte';
import type { Told } from '../../table/messages';
import type { BoardProps, Choice, Question } from '../face';
import { castlesOf, towersOf, type Box } from './box';
import type { Facts, Tile } from './facts';
import { endsWith, foresightOf, pointsFor, reasonsOf, unforeseen, type Foresight } from './foreseeing';
import type { Lit, Marks } from './map/marks';
import type { Prospect } from './map/reasons';
import { moveOf, placedBy, type Move } from './moves';
import { changedBy, newsIn } from './news';

type Seen = Required<Pick<BoardProps<Facts>, 'position' | 'seat' | 'onmove' | 'onrefused'>> & Pick<BoardProps<Facts>, 'attempt' | 'attemptEach'> & {
  /** All that has been told so far. */
  told: readonly Told[];
  viewer: number | null;
  proposed: string | null;
  played: string | null;
  line: string[];
  box: Box;
  /** What belongs together with what lies on a hex, with its worth, in a position. */
  lightFor: (facts: Facts, hex: string) => Lit[];
  /** What is asked about the tile that was touched down, and the answers. */
  words: () => { placeThere: (tile: Tile, hex: string) => string; place: (points: number | null) => string };
  /** A move that is made without touching the map: what it is called, and what it costs and brings. */
  choiceOf: (move: Move) => { name: string; effect?: string; main?: boolean };
};

/** By what a hex is touched: what a mouse points at, or has the focus, is shown already. */
export type Touch = 'finger' | 'mouse' | 'key';

const placedOn = (move: string | null | undefined): string | null => {
  const known = move ? moveOf(move) : null;
  return known?.kind === 'place' ? known.hex : null;
};

/** Before a hex that is only passed over is asked about, in milliseconds. */
const pause = 60;

export class Placing {
  /** The tile that is to be placed, of several in the hand. */
  private chosen = $state<Tile | null>(null);
  /** The hex that was touched, and stays shown. */
  private touched = $state<string | null>(null);
  /** The hex that is pointed at, has the focus, or has a tile dragged over it. */
  private looked = $state<string | null>(null);
  private foresight = $state.raw<Foresight>(unforeseen);
  /** What would be seen after a move. */
  private ahead = $state.raw<{ move: string; facts: Facts } | null>(null);

  private readonly seen: () => Seen;
  constructor(seen: () => Seen) {
    this.seen = seen;
    $effect(() => {
      void this.position;
      untrack(() => this.startAfresh());
    });
    $effect(() => this.foresee());
    $effect(() => this.lookAhead());
  }

  // Each for itself: what depends on one of them changes with no other.
  private readonly position = $derived.by(() => this.seen().position);
  private readonly seat = $derived.by(() => this.seen().seat);
  private readonly attempt = $derived.by(() => this.seen().attempt);
  private readonly attemptEach = $derived.by(() => this.seen().attemptEach);

  /** The tile that a hint points at. */
  private readonly hinted = $derived.by(() => {
    const { proposed } = this.seen();
    const move = proposed === null ? null : moveOf(proposed);
    return move?.kind === 'place' ? move.tile : null;
  });

  readonly legal = $derived((this.seat === null ? [] : (this.position.legal[this.seat] ?? [])).map(moveOf));
  /** Tiles that may be placed, each once. */
  readonly tiles = $derived([...new Set(this.legal.flatMap((move) => (move.kind === 'place' || move.kind === 'put-out' ? [move.tile] : [])))]);
  readonly tile = $derived([this.chosen, this.hinted, this.tiles[0]].find((tile) => tile && this.tiles.includes(tile)) ?? null);
  /** What is in the hand, in its order. */
  private readonly held = $derived(this.seat === null ? [] : this.position.facts.seats[this.seat]!.hand);
  private readonly placingOn = $derived(new Map(this.legal.flatMap((move) => (move.kind === 'place' && move.tile === this.tile ? [[move.hex, move] as const] : []))));

  /** The hex that matters now: pointed at, or else touched. */
  readonly at = $derived(this.looked ?? this.touched);
  /** It was touched, and stays shown. */
  readonly pinned = $derived(this.at !== null && this.at === this.touched);
  private readonly here = $derived(this.at === null ? undefined : this.placingOn.get(this.at));

  private foresee() {
    const { attemptEach } = this;
    const moves = this.legal.map(({ text }) => text);
    this.foresight = unforeseen;
    if (!attemptEach || moves.length === 0) return;
    let stale = false;
    void attemptEach(moves).then((answers) => {
      if (!stale) this.foresight = foresightOf(answers);
    });
    return () => (stale = true);
  }

  private lookAhead() {
    const [move, attempt] = [this.here?.text, this.attempt];
    this.ahead = null;
    if (!move || !attempt) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const tried = await attempt([move]);
      if (!stale && tried?.steps.length === 1) this.ahead = { move, facts: tried.sight.view as Facts };
    }, pause);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }

  private pointsOf(move: Move): number | null {
    const events = this.foresight.events.get(move.text);
    return events && this.seat !== null ? pointsFor(this.seat, events) : null;
  }

  /** Where a tile may be laid, with the points that it would bring now. */
  private readonly brings = $derived(new Map([...this.placingOn].map(([hex, move]) => [hex, this.pointsOf(move)])));

  /** What placing at the hex that matters would do. */
  readonly prospect = $derived.by((): Prospect | null => {
    const { here, seat } = this;
    if (!here || seat === null) return null;
    const events = this.foresight.events.get(here.text);
    return {
      hex: here.hex, tile: here.tile, seat, points: this.pointsOf(here), uncertain: this.foresight.uncertain.has(here.text),
      reasons: reasonsOf(events ?? []), ends: endsWith(events ?? []), after: this.ahead?.move === here.text ? this.ahead.facts : null,
    };
  });

  private readonly news = $derived.by(() => {
    const { box, told, viewer } = this.seen();
    return newsIn(box, told, viewer);
  });
  private readonly pending = $derived(new Set(this.position.facts.pending));
  private readonly would = $derived.by(() => {
    const events = this.here && this.foresight.events.get(this.here.text);
    return new Set(events ? changedBy(this.seen().box, events) : []);
  });
  private readonly lit = $derived.by(() => {
    if (this.at === null) return [];
    const { lightFor } = this.seen();
    if (!this.here) return lightFor(this.position.facts, this.at);
    return this.ahead?.move === this.here.text ? lightFor(this.ahead.facts, this.at) : [];
  });

  get marks(): Marks {
    const { proposed, played, line } = this.seen();
    const { here, seat, at, news } = this;
    return {
      legal: this.brings,
      ghost: here && seat !== null ? { hex: here.hex, seat, tile: here.tile, chosen: this.touched === here.hex } : null,
      would: this.would,
      looked: here ? null : at,
      last: news.last,
      recent: news.placed,
      changed: news.changed,
      proposed: placedOn(proposed),
      played: placedOn(played),
      line: line.flatMap((step) => placedBy(step)?.hex ?? []),
      lit: this.lit,
      pending: this.pending,
    };
  }

  private readonly choices = $derived.by((): Choice[] => {
    const { choiceOf, words, proposed } = this.seen();
    const ways = this.legal.filter(({ kind }) => kind !== 'place').map((move) => ({ ...choiceOf(move), proposed: move.text === proposed, choose: () => this.send(move.text) }));
    const here = this.touched === null ? undefined : this.placingOn.get(this.touched);
    return here ? [{ name: words().place(this.pointsOf(here)), main: true, proposed: here.text === proposed, choose: () => this.send(here.text) }, ...ways] : ways;
  });
  readonly question = $derived.by((): Question | null => {
    const here = this.touched === null ? undefined : this.placingOn.get(this.touched);
    const text = here ? this.seen().words().placeThere(here.tile, here.hex) : '';
    return this.choices.length > 0 ? { text, choices: this.choices, back: here ? () => (this.touched = null) : null } : null;
  });

  choose(tile: Tile) {
    this.chosen = tile;
    this.touched = null;
  }

  /** A hex is pointed at; null: none is any more. */
  look(hex: string | null) {
    this.looked = hex;
  }

  /** A hex has the focus: whoever walks on has left what was touched. */
  visit(hex: string | null) {
    this.looked = hex;
    if (hex !== null && hex !== this.touched) this.touched = null;
  }

  /** A finger's first touch shows what a hex is or what a tile would bring there, the second one means it; a mouse and the focus
      have shown it before. What may not be done is asked about. */
  touch(hex: string, by: Touch) {
    const again = this.touched === hex;
    const shown = by !== 'finger' || again;
    if (by === 'finger') this.looked = null;
    const move = this.placingOn.get(hex);
    if (move) {
      if (again || (shown && !settings.confirm)) this.send(move.text);
      else this.touched = hex;
      return;
    }
    this.touched = again ? null : hex;
    if (shown || !this.tells(hex)) this.refuse(hex);
  }

  /** A tile is dragged over the map; null: beside it. */
  drag(tile: Tile, hex: string | null) {
    if (this.tile !== tile) this.choose(tile);
    this.looked = hex;
  }

  drop(tile: Tile, hex: string | null) {
    this.choose(tile);
    this.looked = null;
    if (hex !== null) this.touch(hex, 'mouse');
  }

  /** Escape lets go of what was touched; a digit chooses among several tiles. */
  press(event: KeyboardEvent) {
    if (event.key === 'Escape' && this.touched !== null) {
      event.stopPropagation();
      this.touched = null;
    }
    const held = this.held[Number(event.key) - 1];
    if (held && this.tiles.includes(held) && !event.ctrlKey && !event.metaKey && !event.altKey) this.choose(held);
  }

  /** Something is to be seen there that a finger may have meant. */
  private tells(hex: string): boolean {
    const { box } = this.seen();
    return hex in this.position.facts.tiles || castlesOf(box).has(hex) || towersOf(box).has(hex);
  }

  private refuse(hex: string) {
    if (this.seat !== null && this.tile) this.seen().onrefused(`${this.tile} ${hex}`);
  }

  private startAfresh() {
    this.touched = null;
    this.chosen = null;
  }

  private send(move: string) {
    this.startAfresh();
    this.looked = null;
    void this.seen().onmove(move);
  }
}
