// The stage of a lesson: a scene, a task, help that leads on, the next. It knows no game. Scenes are records that the table
// plays again, and what a learner does is tried there before it counts.
import { catalogue, seatsOf } from '../engine/catalogue';
import type { Options, RuleSet } from '../engine/protocol';
import type { Position } from '../games/face';
import type { Lesson, Outcome, Scene } from '../games/lessons';
import { Game } from '../play/game.svelte';
import type { Refusal } from '../play/refusal';
import type { Attempt, Foreseen } from '../table/messages';
import { looseTable, recordText } from '../table/tables';
import { keepProgress, progressOf } from '../games/progress';

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

/** A game that stands after these steps, at a table that nobody keeps. A learner has all the time there is. */
async function gameAfter(ruleSet: RuleSet, options: Options, steps: string[]): Promise<Game> {
  const game = new Game(await looseTable(recordText(ruleSet, options, steps), { game: ruleSet.id, options }, 0, { still: true }), ruleSet, learner);
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
  /** What the learner did in this scene so far. */
  made = $state.raw<string[]>([]);
  /** All steps on the board, and how many of them the scene began with. A player's own view has gaps. */
  #steps: string[] = [];
  #begun = 0;
  #start: Position | null = null;
  #boards: string[][] = []; // the steps on the board when a scene was solved
  #opening = 0;

  /** Of its scenes. */
  readonly ruleSet: RuleSet;
  readonly options: Options;

  constructor(readonly family: string, readonly lesson: Lesson) {
    this.ruleSet = catalogue.find(lesson.ruleSet)!;
    this.options = lesson.options ?? {};
    const { at, before } = progressOf(family, lesson);
    const left = lesson.scenes.findIndex(({ id }) => id === at);
    if (left > 0) this.#boards[left - 1] = before;
    this.number = Math.max(0, left);
  }

  readonly scene = $derived.by((): Scene => this.lesson.scenes[this.number]!);
  readonly last = $derived.by(() => this.number + 1 === this.lesson.scenes.length);
  readonly sought = $derived.by(() => (this.game?.position && this.scene.find ? this.scene.find.sought(this.game.position) : []));
  readonly named = $derived.by(() => (this.game ? (this.scene.names?.(this.#steps.slice(0, this.#begun)) ?? '') : ''));
  readonly helpless = $derived.by(() => this.solved || this.level >= levels.shown);

  /** The options of the game at the end. */
  get ending(): Options {
    return this.lesson.game ?? this.options;
  }

  get seats(): number {
    return seatsOf(this.ruleSet, this.ending);
  }

  /** What the board is given: what runs stands still, and where something is to be found, all that is sought may be touched. */
  readonly position = $derived.by((): Position | null => {
    const now = this.game?.position ?? null;
    const shown = now?.timer ? { ...now, timer: { name: now.timer.name, lasts: now.timer.lasts, left: now.timer.lasts } } : now;
    if (!shown || !this.scene.find) return shown;
    return { ...shown, legal: { [learner]: this.sought.filter((_, i) => !this.found.includes(i)).flat() } };
  });

  async open(number = this.number): Promise<void> {
    const turn = ++this.#opening;
    const scene = this.lesson.scenes[number]!;
    const before = this.#boards[number - 1] ?? null;
    const { steps, game } = await this.#set(scene, before);
    if (turn !== this.#opening) return game.source.leave();
    this.game?.source.leave();
    this.#steps = steps;
    this.#begun = steps.length;
    this.#start = game.position;
    this.game = game;
    this.number = number;
    this.solved = false;
    this.found = [];
    this.made = [];
    this.#forget();
    keepProgress(this.family, this.lesson, { at: scene.id, before: before ?? [] });
  }

  /** What a browser kept may be of older rules: then the scene stands as if one came from elsewhere. */
  async #set({ steps }: Scene, before: string[] | null): Promise<{ steps: string[]; game: Game }> {
    const lead = async (from: string[] | null) => {
      const led = typeof steps === 'function' ? steps(from) : steps;
      return { steps: led, game: await this.#gameAfter(led) };
    };
    if (before === null) return lead(null);
    return lead(before).catch(() => lead(null));
  }

  #gameAfter(steps: string[]): Promise<Game> {
    return gameAfter(this.ruleSet, this.options, steps);
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

  /** A legal move, or several that are made together, or something found. True: that was it. */
  async play(...moves: string[]): Promise<boolean> {
    const { scene, game } = this;
    if (this.solved || !game) return false;
    if (scene.find) return this.#find(moves[0]!);
    const outcome = await this.#outcomeOf(moves);
    if (game !== this.game || this.solved) return false;
    const right = scene.move!.solved(outcome, this.named);
    if (!right && !scene.move!.goesOn?.(outcome, this.named)) {
      await this.#err({ ...nothing, wrong: scene.move!.wrong(outcome, this.named), outcome });
      return false;
    }
    return (await this.#make(game, moves)) && right && this.#solve();
  }

  /** What was right is played on the board. Where chance or others answer, their steps are those that the scene tells.
      False: another scene was opened meanwhile. */
  async #make(game: Game, moves: string[]): Promise<boolean> {
    const answers = this.scene.answers?.(moves.at(-1)!) ?? [];
    const steps = [...this.#steps, ...moves.map((move) => `${learner} ${move}`), ...answers];
    if (answers.length === 0) {
      await game.source.ask(learner, { what: 'move', question: game.known.sight?.question ?? 0, moves });
      await game.read();
      if (game !== this.game) return false;
    } else {
      const turn = this.#opening;
      const answered = await this.#gameAfter(steps);
      const late = turn !== this.#opening;
      (late ? answered : game).source.leave();
      if (late) return false;
      this.game = answered;
    }
    this.#steps = steps;
    this.made = [...this.made, ...moves];
    this.#forget();
    return true;
  }

  /** What moves would do here, for boards that show it before it is done. */
  async attempt(moves: string[]): Promise<Attempt | null> {
    const answer = await this.game?.source.attempt(learner, moves);
    return answer && 'steps' in answer ? answer : null;
  }

  async attemptEach(moves: string[]): Promise<Foreseen[]> {
    const answer = await this.game?.source.attemptEach(learner, [], moves);
    return answer && 'each' in answer ? answer.each : [];
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
    const { scene } = this;
    this.solved = true;
    this.#forget();
    this.#boards[this.number] = this.#steps;
    const { solved } = progressOf(this.family, this.lesson);
    const next = this.lesson.scenes[this.number + 1];
    keepProgress(this.family, this.lesson, {
      solved: [...new Set([...solved, scene.id])],
      at: next?.id ?? '',
      before: next ? this.#steps : [],
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
    const answer = await this.#answer();
    if (game === this.game && !this.solved) this.shown = answer;
  }

  /** The first legal move that does what is asked or leads on to it, or the first place not found yet. */
  async #answer(): Promise<string | null> {
    const { move: task } = this.scene;
    const choices = this.position?.legal[learner] ?? [];
    if (!task) return choices[0] ?? null;
    let leading: string | null = null;
    for (const move of choices) {
      const outcome = await this.#outcomeOf([move]);
      if (task.solved(outcome, this.named)) return move;
      if (task.goesOn?.(outcome, this.named)) leading ??= move;
    }
    return leading;
  }

  async #outcomeOf(moves: string[]): Promise<Outcome> {
    const steps = [...this.#steps, ...moves.map((move) => `${learner} ${move}`)];
    const trial = await this.#gameAfter(steps);
    if (trial.moves.length > steps.length) await trial.show(steps.length); // something was drawn already
    trial.source.leave();
    const told = (from: number) => trial.known.steps.slice(from, steps.length).flatMap(({ events }) => events);
    return { move: moves.at(-1)!, before: this.#start!, after: trial.position!, events: told(this.#begun), news: told(this.#steps.length) };
  }
}
