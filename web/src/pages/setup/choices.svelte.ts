// What is chosen before a game. Whatever was chosen and does not fit the rule set any more counts as not chosen.
import type { Bot, Options, OptionSpec, RuleSet } from '../../engine/protocol';
import type { ClockSetting, Setting, Sitter } from '../../table/tables';
import { noClock } from './clocks';
import { needsOnePerson, othersOf } from './controls';
import { drawn, shuffled } from './lot';
import { rememberedNames } from './names';
import { easyOne, opponentsOf } from '../../engine/opponents';

export interface Pack {
  name: string;
  /** The rule set it was checked for. */
  game: string;
  content: unknown;
}

export class Choices {
  /** A newcomer alone at the screen wants to try it at once: one person, the rest played by the computer. */
  players = $state<Record<number, string>>({});
  names = $state<Record<number, string>>({});
  count = $state<number | null>(null);
  placesByLot = $state(false);
  starter = $state<number | 'lot'>(0);
  match = $state(false);
  clock = $state.raw<ClockSetting>(noClock);
  others = $state<Options>({});
  pack = $state.raw<Pack | null>(null);
  readonly #remembered = rememberedNames();

  constructor(private readonly chosen: () => RuleSet, private readonly bots: Bot[]) {}

  get ruleSet(): RuleSet {
    return this.chosen();
  }

  option(name: string): OptionSpec | undefined {
    return this.ruleSet.options.find((option) => option.name === name);
  }

  get opponents(): Bot[] {
    return opponentsOf(this.ruleSet, this.bots);
  }

  /** How many play. */
  get seats(): number {
    const option = this.option('players');
    if (!option) return this.ruleSet.seats.length;
    return Math.max(option.low, Math.min(option.high, this.count ?? option.default));
  }

  playerAt(seat: number): string {
    const player = this.players[seat] ?? (seat === 0 ? 'person' : '');
    return player === 'person' || this.opponents.some(({ id }) => id === player) ? player : easyOne(this.opponents);
  }

  get people(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => this.playerAt(seat) === 'person');
  }

  /** Whom the person at the first place plays against, if all others are alike; empty: they are not. */
  get opponent(): string {
    const others = new Set(Array.from({ length: this.seats - 1 }, (_, i) => this.playerAt(i + 1)));
    return this.playerAt(0) === 'person' && others.size === 1 ? [...others][0]! : '';
  }

  set opponent(player: string) {
    this.players = Object.fromEntries(Array.from({ length: this.ruleSet.seats.length }, (_, seat) => [seat, seat === 0 ? 'person' : player]));
  }

  /** The first person has the name that was remembered first, and so on. */
  nameAt(seat: number): string {
    return this.names[seat] ?? this.#remembered[this.people.indexOf(seat)] ?? '';
  }

  get start(): number | 'lot' | null {
    const option = this.option('start');
    if (!option) return null;
    return this.starter === 'lot' ? 'lot' : Math.min(this.starter, option.high);
  }

  /** Whether an option can be chosen by those who play. */
  fits(option: OptionSpec): boolean {
    return !needsOnePerson(option) || this.people.length === 1;
  }

  /** What runs in real time does so, unless somebody wants it otherwise or it does not fit. */
  value(option: OptionSpec): number {
    const usual = option.real_time ? 1 : option.default;
    const value = this.others[option.name] ?? usual;
    if (!this.fits(option)) return option.default;
    return value >= option.low && value <= option.high ? value : usual;
  }

  /** Options that make a difference with the others as they are. */
  get mattering(): OptionSpec[] {
    const options = othersOf(this.ruleSet.options);
    const realTime = options.some((option) => option.real_time && this.value(option) === 1);
    return options.filter(({ use }) => !use || (use === 'in-real-time') === realTime);
  }

  get content(): Pack | null {
    return this.pack?.game === this.ruleSet.id ? this.pack : null;
  }

  /** Options as they are chosen; lots that are still to be drawn are left out. */
  get options(): Options {
    const options: Options = {};
    if (this.option('players')) options.players = this.seats;
    if (typeof this.start === 'number') options.start = this.start;
    for (const option of this.mattering) if (this.value(option) !== option.default) options[option.name] = this.value(option);
    return options;
  }

  setting(): Setting {
    const options = this.options;
    if (this.start === 'lot') options.start = drawn(this.seats);
    const content = this.content?.content;
    const match = this.match && this.ruleSet.match_games > 1;
    return { game: this.ruleSet.id, options, ...(content !== undefined && { content }), match, clock: this.clock };
  }

  sitters(): Sitter[] {
    const sitters = Array.from({ length: this.seats }, (_, seat): Sitter => {
      const player = this.playerAt(seat);
      if (player !== 'person') return { kind: 'computer', player };
      const name = this.nameAt(seat).trim();
      return name ? { kind: 'person', name } : { kind: 'person' };
    });
    return this.placesByLot ? shuffled(sitters) : sitters;
  }
}
