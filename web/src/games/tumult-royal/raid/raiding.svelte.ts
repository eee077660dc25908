// The raid as one person has it: what they may do, what is in their hand, and where somebody else was quicker.
import { announcer } from '../../../shell/announcer.svelte';
import { ledger } from '../../../words/ledger.svelte';
import type { Position } from '../../face';
import { boxOf } from '../box';
import { goods, goodsOn, type Facts } from '../facts';
import { Grasp, type Way } from './grasp.svelte';
import { raids, whereabouts } from './whereabouts';
import { raidWords } from './words/spoken';

export interface Given {
  position: Position<Facts>;
  names: (seat: number) => string;
  /** Whose hand and castle are the viewer's. */
  viewer: number | null;
  /** Who may act here. */
  seat: number | null;
  /** `touchedAt`: when the finger was there, in the time that `Date.now()` tells. */
  onmove: (move: string, touchedAt?: number) => void | Promise<boolean>;
  onrefused: (move: string) => void;
}

export const goodName = (good: string) => ledger.word('tumult-royal', 'good', good);
export const faceName = (face: string) => ledger.word('tumult-royal', 'face', face);

const wordStands = 1300; // milliseconds
const onItsWay = 700; // so long a finger may be that could not know

export class Raiding {
  /** The tile that was not to be had, and who had it. */
  missed = $state.raw<{ slot: number; by: number | null } | null>(null);
  readonly #given: () => Given;
  readonly #emptied = new Map<number, number>(); // since when places are empty

  readonly #position = $derived.by(() => this.#given().position);
  readonly facts = $derived(this.#position.facts);
  readonly box = $derived(boxOf(this.#position.pack));
  readonly viewer = $derived.by(() => this.#given().viewer);
  readonly names = $derived.by(() => this.#given().names);
  readonly legal = $derived.by(() => {
    const { position, seat } = this.#given();
    return new Set(seat === null ? [] : (position.legal[seat] ?? []));
  });
  readonly runs = $derived(raids(this.facts));
  /** Everything is turned up. */
  readonly up = $derived(!this.runs && this.facts.phase !== 'spin');
  readonly all = $derived(whereabouts(this.box, this.facts));
  readonly hourglass = $derived(this.#position.timer?.name === 'hourglass');
  readonly grace = $derived(this.#position.timer !== null && !this.hourglass);
  readonly mayAct = $derived(this.runs && this.legal.size > 0);

  readonly grasp: Grasp;
  /** The tile in the viewer's hand, as the table has it, and the one that is up or on its way. */
  readonly hand = $derived.by(() => (this.viewer === null ? null : this.facts.seats[this.viewer]!.hand));
  readonly raised = $derived.by(() => this.grasp.raised);
  /** In real time another tile may be touched while one is in the hand, or has just left it: that one is put down first. */
  readonly changes = $derived(this.mayAct && this.hourglass && (this.hand !== null || this.raised !== null));
  readonly missedWord = $derived.by(() => {
    const words = raidWords();
    return this.missed === null ? '' : this.missed.by === null ? words.tooLate : words.quicker(this.names(this.missed.by));
  });

  /** `given` is asked for while the table is made. */
  constructor(given: () => Given) {
    this.#given = given;
    this.grasp = new Grasp({
      hand: () => this.hand,
      play: async (move, at) => (await given().onmove(move, at)) !== false,
      onmissed: (slot) => this.facts.live && this.miss(slot), // in turns nobody is quicker
    });
    $effect(() => {
      if (this.missed === null) return;
      const timer = setTimeout(() => (this.missed = null), wordStands);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      for (const { slot, at } of this.all)
        if (at === 'middle') this.#emptied.delete(slot);
        else if (!this.#emptied.has(slot)) this.#emptied.set(slot, performance.now());
    });
  }

  lies(slot: number): boolean {
    return this.all[slot - 1]?.at === 'middle' || (slot === this.hand && this.grasp.leaving === 'back');
  }

  mayLift(slot: number): boolean {
    return this.legal.has(`lift ${slot}`) || (this.changes && this.lies(slot));
  }

  /** A tile is touched, and it rises; or somebody else has just taken it, or the time is over. */
  touch(slot: number, at: number) {
    if (this.mayLift(slot)) void this.grasp.lift(slot, at);
    else if (this.#justGone(slot) || (this.grace && this.viewer !== null && this.raised === null && this.lies(slot))) this.miss(slot);
    else if (this.mayAct && !this.facts.live && this.lies(slot)) this.#given().onrefused(`lift ${slot}`);
  }

  #justGone(slot: number): boolean {
    const { live } = this.facts;
    return live && this.mayAct && !this.lies(slot) && this.all[slot - 1]?.seat !== this.viewer && performance.now() - (this.#emptied.get(slot) ?? -Infinity) < onItsWay;
  }

  decide(way: Way, at: number) {
    void this.grasp.decide(way, at);
    if (this.facts.live && this.viewer !== null) announcer.say(way === 'back' ? raidWords().wentBack : this.#kept(this.viewer));
  }

  #kept(seat: number): string {
    const { castle, hand_face } = this.facts.seats[seat]!;
    const has = goodsOn([...castle.map(([, face]) => face), hand_face]);
    return raidWords().nowHave(goods.map((good) => `${goodName(good)} ${has[good]}`).join(', '));
  }

  /** Somebody was quicker: the tile is seen to go to them, and a short word says so. */
  miss(slot: number) {
    const by = this.all[slot - 1]?.seat ?? null;
    this.missed = { slot, by: by === this.viewer ? null : by };
    announcer.say(this.missedWord);
  }
}
