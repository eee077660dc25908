// Moves that are tried out on a copy of a game, for all sides, by hand or by the computer. Nothing of it counts. Where hands
// are hidden the copy is one of the games that may be, as far as the viewer knows.
import type { Line, RuleSet } from '../../engine/protocol';
import { thinker } from '../../table/modules';
import { looseTable, recordText } from '../../table/tables';
import type { Game } from '../game.svelte';
import { parseStep } from '../steps';
import { Table } from '../table.svelte';
import type { TriedLine } from './lines.svelte';

/** The game as the viewer knows it, up to what is shown. */
async function known(game: Game): Promise<Line> {
  const { ruleSet, viewer, at } = game;
  const whole = ruleSet.hidden && typeof viewer === 'number' ? await game.source.knowledge(viewer) : game.line;
  return { ...whole, moves: (whole.moves ?? []).slice(0, at) };
}

export class Trial {
  /** A computer player looks for a move. */
  thinking = $state(false);

  private constructor(readonly table: Table, readonly from: number) {}

  /** Begins at what is shown, or with a line that was tried before. */
  static async begin(game: Game, line?: TriedLine): Promise<Trial> {
    const from = line?.from ?? game.at;
    const { options = {}, moves = [], content } = line ? { ...game.line, moves: [...game.moves.slice(0, from), ...line.moves] } : await known(game);
    return new Trial(await tableOf(game.ruleSet, recordText(game.ruleSet, options, moves, content), options), from);
  }

  /** What was played here. */
  get line(): TriedLine {
    return { from: this.from, moves: this.table.game.moves.slice(this.from) };
  }

  /** The strongest player there is makes the next move, whoever is to make it. */
  async letComputerMove(): Promise<void> {
    const { table } = this;
    await table.game.show(table.game.moves.length);
    const { seat, hint } = table;
    if (seat === null || this.thinking) return;
    this.thinking = true;
    try {
      await hint.ask({ ...(await table.source.knowledge(seat)), as: seat });
      const { thought } = hint;
      hint.dismiss();
      if (thought) await table.play(parseStep(thought.move).move);
    } finally {
      this.thinking = false;
    }
  }

  leave() {
    this.table.leave();
  }
}

async function tableOf(ruleSet: RuleSet, record: string, options: Line['options'] = {}): Promise<Table> {
  const source = await looseTable(record, { game: ruleSet.id, options }, 0, { byHand: true });
  return Table.open(source, thinker(ruleSet), ruleSet, true);
}
