// The stage of a lesson: a scene, a task, help that leads on, the next. It knows no game. Scenes are records that the table
// plays again, and what a learner does is tried there before it counts.
import { catalogue } from '../engine/catalogue';
import type { RuleSet } from '../engine/protocol';
import type { Position } from '../games/face';
import type { Lesson, Outcome, Scene } from '../games/lessons';
import { Game } from '../play/game.svelte';
import type { Refusal } from '../play/refusal';
import { looseTable, recordText } from '../table/tables';
import { keepProgress, progressOf } from './progress';

/** The learner's seat. */
export const learner = 0;

/** How far help has come: what was wrong, a hint that points closer, the answer. */
export const levels = { wrong: 1, closer: 2, shown: 3 } as const;

/** What was done last and was not it. */
export interface Mistake {
  /** One of the scene's texts; none where the rules refuse. */
  wrong: string | null;
  outcome: Outcome | null;
  refusal: Refusal | null;
}

const nothing: Mistake = { wrong: null, outcome: null, refusal: null };

/** A game that stands after these steps, at a table that nobody keeps. */
async function gameAfter(ruleSet: RuleSet, steps: string[]): Promise<Game> {
  const game = new Game(await looseTable(recordText(ruleSet, {}, steps), { game: ruleSet.id, options: {} }), ruleSet, learner);
  await game.read();
  return game;
}

export class Stage {
  number = $state(0);
  game = $state.raw<Game | null>(null);
  solved = $state(false);
  level = $state(0);
  mistake = $state.raw<Mistake | null>(null);
  /** What help points at in the end. */
  shown = $state<string | null>(null);
  /** The groups that were found, by number. */
  found = $state<number[]>([]);
  #boards: string[][] = []; // the steps on the board when a scene was solved
  #opening = 0;

  /** Of its scenes. */
  readonly ruleSet: RuleSet;

  constructor(readonly family: string, readonly lesson: Lesson) {
    this.ruleSet = catalogue.find(lesson.id)!;
    const { at, before } = progressOf(family, lesson);
    const left = lesson.scenes.findIndex(({ id }) => id === at);
    if (left > 0) this.#boards[left - 1] = before;
    this.number = Math.max(0, left);
  }

  readonly scene = $derived.by((): Scene => this.lesson.scenes[this.number]!);
  readonly last = $derived.by(() => this.number + 1 === this.lesson.scenes.length);
  readonly sought = $derived.by(() => (this.game?.position && this.scene.find ? this.scene.find.sought(this.game.position) : []));
  readonly named = $derived.by(() => (this.game ? (this.scene.names?.(this.game.moves) ?? '') : ''));
  readonly helpless = $derived.by(() => this.solved || this.level >= levels.shown);

  /** What the board is given: where something is to be found, all that is sought may be touched. */
  readonly position = $derived.by((): Position | null => {
    const shown = this.game?.position ?? null;
    if (!shown || !this.scene.find) return shown;
    return { ...shown, legal: { [learner]: this.sought.filter((_, i) => !this.found.includes(i)).flat() } };
  });

  async open(number = this.number): Promise<void> {
    const turn = ++this.#opening;
    const scene = this.lesson.scenes[number]!;
    const before = this.#boards[number - 1] ?? null;
    const game = await this.#set(scene, before);
    if (turn !== this.#opening) return game.source.leave();
    this.game?.source.leave();
    this.game = game;
    this.number = number;
    this.solved = false;
    this.found = [];
    this.#forget();
    keepProgress(this.family, this.lesson, { at: scene.id, before: before ?? [] });
  }

  /** What a browser kept may be of older rules: then the scene stands as if one came from elsewhere. */
  async #set({ steps }: Scene, before: string[] | null): Promise<Game> {
    const lead = async (from: string[] | null) => gameAfter(this.ruleSet, typeof steps === 'function' ? steps(from) : steps);
    if (before === null) return lead(null);
    return lead(before).catch(() => lead(null));
  }

  #forget() {
    this.level = 0;
    this.mistake = null;
    this.shown = null;
  }

  leave() {
    this.#opening += 1;
    this.game?.source.leave();
  }

  /** A legal move, or something found. True: that was it. */
  async play(move: string): Promise<boolean> {
    const { scene, game } = this;
    if (this.solved || !game) return false;
    if (scene.find) return this.#find(move);
    const outcome = await this.#outcomeOf(game, move);
    if (game !== this.game || this.solved) return false;
    if (!scene.move!.solved(outcome, this.named)) {
      await this.#err({ ...nothing, wrong: scene.move!.wrong(outcome, this.named), outcome });
      return false;
    }
    await game.source.ask(learner, { what: 'move', question: game.known.sight?.question ?? 0, moves: [move] });
    await game.read();
    return game === this.game && this.#solve();
  }

  /** Something that may not be played: the table says why. */
  async refuse(move: string): Promise<void> {
    const { scene, game } = this;
    if (this.solved || !game) return;
    if (scene.find) {
      const twice = this.sought.some((group) => group.includes(move));
      return this.#err({ ...nothing, wrong: twice ? 'twice' : scene.find.wrong(move, game.position!) });
    }
    const judged = await game.source.why(learner, move);
    if (game === this.game && !this.solved && !judged.legal) await this.#err({ ...nothing, refusal: { move, reason: judged } });
  }

  /** Somebody asks for help: it comes closer. */
  async help(): Promise<void> {
    if (this.helpless) return;
    this.mistake = null;
    await this.#raise(Math.max(levels.closer, this.level + 1));
  }

  #find(place: string): boolean {
    const group = this.sought.findIndex((places) => places.includes(place));
    this.found = [...this.found, group];
    this.#forget();
    return this.found.length === this.sought.length && this.#solve();
  }

  #solve(): boolean {
    const { scene, game } = this;
    this.solved = true;
    this.#forget();
    this.#boards[this.number] = game!.moves;
    const { solved } = progressOf(this.family, this.lesson);
    const next = this.lesson.scenes[this.number + 1];
    keepProgress(this.family, this.lesson, {
      solved: [...new Set([...solved, scene.id])],
      at: next?.id ?? '',
      before: next ? game!.moves : [],
    });
    return true;
  }

  async #err(mistake: Mistake): Promise<void> {
    this.mistake = mistake;
    await this.#raise(this.level + 1);
  }

  async #raise(level: number): Promise<void> {
    const { game } = this;
    this.level = Math.min(level, levels.shown);
    if (this.level < levels.shown || !game) return;
    const answer = await this.#answer(game);
    if (game === this.game && !this.solved) this.shown = answer;
  }

  /** The first legal move that does what is asked, or the first place not found yet. */
  async #answer(game: Game): Promise<string | null> {
    const { scene, named } = this;
    const choices = this.position?.legal[learner] ?? [];
    if (!scene.move) return choices[0] ?? null;
    for (const move of choices) if (scene.move.solved(await this.#outcomeOf(game, move), named)) return move;
    return null;
  }

  async #outcomeOf(game: Game, move: string): Promise<Outcome> {
    const trial = await gameAfter(this.ruleSet, [...game.moves, `${learner} ${move}`]);
    trial.source.leave();
    return { move, before: trial.before!, after: trial.position!, events: trial.events };
  }
}
