// A move on the land as it is made by one person: what was touched, what that costs, the ways to pay, and what is asked.
import { announcer } from '../../shell/announcer.svelte';
import { focusBoard } from '../../play/focus';
import { settings } from '../../shell/settings.svelte';
import { ledger } from '../../words/ledger.svelte';
import type { BoardProps, Choice, Question } from '../face';
import { boxOf, placesOf, terrainOf } from './box';
import { bestFirst, changedBy, meantMove, priceOf, slotsOf, touchOf, wayOf, type Way } from './building';
import type { Facts } from './facts';
import { noMarks, type Marks } from './land/marks';
import { lies } from './land/speaking';
import { landWords } from './land/words/spoken';
import { moveOf, type Move } from './moves';
import Payment from './pieces/Payment.svelte';
import { advise, paid } from './telling';
import { tumultWords } from './words/spoken';

type Given = Pick<BoardProps<Facts>, 'position' | 'step' | 'events' | 'seat' | 'proposed' | 'onmove' | 'onrefused' | 'attempt'> & { names: (seat: number) => string };

/** So many ways to pay are seen at once. */
const handful = 6;
const faceName = (face: string) => ledger.word('tumult-royal', 'face', face);

export class Building {
  /** The field or tile that was touched. */
  #touched = $state<string | null>(null);
  /** Complete, and waiting to be confirmed. */
  #pending = $state.raw<Move | null>(null);
  /** The payment that is looked at. */
  #looked = $state<string | null>(null);
  #all = $state(false);
  /** What the ways to pay for what was touched do, once the table has said so. */
  #tried = $state.raw<Way[]>([]);
  /** The fields that cost double, once the table has said so. */
  #double = $state.raw(new Set<string>());
  readonly #given: () => Given;

  // Each for itself: what depends on one of them changes with no other.
  readonly #position = $derived.by(() => this.#given().position);
  readonly #seat = $derived.by(() => this.#given().seat);
  readonly #attempt = $derived.by(() => this.#given().attempt);
  readonly #facts = $derived(this.#position.facts);
  readonly #box = $derived(boxOf(this.#position.pack));
  readonly #legal = $derived((this.#seat === null ? [] : (this.#position.legal[this.#seat] ?? [])).map(moveOf));
  readonly #meant = $derived(this.#touched === null ? [] : this.#legal.filter((move) => touchOf(move) === this.#touched));
  readonly #payments = $derived(this.#meant.filter(({ kind }) => kind === 'build'));
  readonly #ways = $derived(this.#tried.length > 0 ? this.#tried : this.#payments.map((move) => wayOf(move, [])));
  readonly #place = $derived(placesOf(this.#facts).find(({ field }) => field === this.#touched));

  /** `given`: what the board has. It is asked for while the board is made. */
  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => {
      void this.#position;
      this.#startAfresh();
    });
    $effect(() => this.#try());
    $effect(() => this.#price());
    $effect(() => {
      if (this.text) announcer.say(this.text);
    });
  }

  /** The payment that is being looked at: what was pointed at, or the first one. */
  get #shown(): Move | null {
    const { proposed } = this.#given();
    if (this.#payments.length === 0) return this.#touched === null && proposed?.startsWith('build') ? moveOf(proposed) : null;
    return this.#pending ?? this.#payments.find(({ text }) => text === this.#looked) ?? this.#ways[0]!.move;
  }

  /** Slots of the tiles that would pay. */
  get paying(): number[] {
    const move = this.#shown;
    return this.#seat === null || !move ? [] : slotsOf(this.#facts.seats[this.#seat]!.castle, move.payment!);
  }

  get marks(): Marks {
    const { proposed, events, step } = this.#given();
    const [seat, place] = [this.#seat, this.#place];
    const standing = this.#pending?.kind === 'at' ? 1 : (this.#ways[0]?.statues ?? 0);
    return {
      ...noMarks,
      legal: new Set(this.#legal.flatMap((move) => touchOf(move) ?? [])),
      double: this.#double,
      chosen: this.#touched,
      last: changedBy(events, step),
      proposed: new Set(proposed ? [touchOf(moveOf(proposed)) ?? ''] : []),
      ghosts: seat === null || !place || standing === 0 ? [] : [{ field: place.field, seat, statues: standing }],
    };
  }

  /** What was touched, in words: what it costs, or what stands there. */
  readonly text = $derived.by((): string => {
    if (this.#touched === null || this.#meant.some(({ kind }) => kind !== 'build')) return '';
    const { names } = this.#given();
    const [words, place] = [landWords(), this.#place];
    if (!place) return `${words.position(Number(this.#touched.split(' ')[1]))}.`;
    if (this.#payments.length > 0 && this.#tried.length === 0) return this.#attempt ? '' : tumultWords().next.pay(place.field);
    const terrain = terrainOf(this.#box, this.#facts, place);
    const price = terrain && priceOf(this.#position.sections, terrain);
    if (!terrain || !price || this.#facts.fields[place.field]) return `${place.field}: ${lies(words, this.#box, this.#facts, names, place)}.`;
    const double = this.#payments.length > 0 && this.#ways[0]!.double;
    const told = words.price(place.field, words.terrain[terrain], price.statues, words.cost(price.cost.map((goods) => (double ? 2 : 1) * goods)), double);
    return this.#payments.length === 0 && this.#seat !== null && this.#facts.phase === 'build' ? `${told} ${words.cannotPay}` : told;
  });

  get question(): Question | null {
    const back = this.#touched === null ? null : () => this.takeBack();
    return this.text || this.#choices.length > 0 || back ? { text: this.text, choices: this.#choices, back } : null;
  }

  get #choices(): Choice[] {
    if (this.#pending) return [this.#asChoice(this.#pending, true)];
    if (this.#payments.length > 0) {
      const shown = this.#all || this.#ways.length <= handful + 1 ? this.#ways : this.#ways.slice(0, handful);
      const ways = shown.map((way, i) => this.#asChoice(way.move, i === 0, way));
      return shown.length === this.#ways.length ? ways : [...ways, { name: landWords().more(this.#ways.length - shown.length), choose: () => (this.#all = true) }];
    }
    return this.#legal.filter(({ kind }) => kind === 'pass').map((move) => this.#asChoice(move, false));
  }

  #asChoice(move: Move, main: boolean, way?: Way): Choice {
    const { proposed, names } = this.#given();
    const words = tumultWords();
    const ends = (way?.ends ?? []).map((event) => ledger.tell('tumult-royal', event, names));
    return {
      name: move.kind === 'build' ? words.choices.pay(paid(words, faceName, move.payment!)) : move.kind === 'pass' ? words.choices.pass : advise(words, faceName, move.text),
      ...(way && { effect: [landWords().wins(way.supporters), ...ends].join(' ') }),
      ...(move.kind === 'build' && { picture: { Drawing: Payment, what: move.payment!.join(' ') } }),
      main,
      proposed: move.text === proposed,
      look: () => (this.#looked = move.text),
      choose: () => this.#finish(move),
    };
  }

  touch(what: string) {
    if (this.#pending && touchOf(this.#pending) === what) return this.#send(this.#pending);
    const again = this.#touched === what;
    const meant = this.#legal.filter((move) => touchOf(move) === what);
    this.#startAfresh();
    if (again && meant.length !== 1) return;
    this.#touched = what;
    if (meant.length === 0) this.#refuse(what);
    else if (again || meant[0]!.kind !== 'build') this.#finish(meant[0]!);
  }

  escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || this.#touched === null) return;
    event.stopPropagation();
    this.takeBack();
  }

  takeBack() {
    if (this.#pending?.kind === 'build') this.#pending = null;
    else this.#startAfresh();
  }

  /** What may not be touched is explained by the rules, where something is to be done on the land. */
  #refuse(what: string) {
    const move = this.#seat === null ? null : meantMove(this.#facts.phase, what, this.#facts.seats[this.#seat]!.castle);
    if (move !== null) this.#given().onrefused(move);
  }

  #finish(move: Move) {
    if (settings.confirm && this.#pending !== move && move.kind !== 'pass') this.#pending = move;
    else this.#send(move);
  }

  #send(move: Move) {
    this.#startAfresh();
    focusBoard();
    void this.#given().onmove(move.text);
  }

  #startAfresh() {
    this.#touched = this.#pending = this.#looked = null;
    this.#all = false;
  }

  #try() {
    this.#tried = [];
    return this.#ask(this.#payments, (ways) => (this.#tried = bestFirst(ways)));
  }

  /** Of each field one way to pay is tried. */
  #price() {
    this.#double = new Set();
    const builds = this.#legal.filter(({ kind, field }, i) => kind === 'build' && this.#legal.findIndex((other) => other.field === field) === i);
    return this.#ask(builds, (ways) => (this.#double = new Set(ways.flatMap(({ double, move }) => (double ? move.field! : [])))));
  }

  /** What moves would do; the way to be told no more. */
  #ask(moves: Move[], tell: (ways: Way[]) => void) {
    const attempt = this.#attempt;
    if (!attempt || moves.length === 0) return;
    let stale = false;
    void Promise.all(moves.map(async (move) => wayOf(move, (await attempt([move.text]))?.steps[0]?.events ?? []))).then((ways) => stale || tell(ways));
    return () => (stale = true);
  }
}
