// What is to begin for all at once, tried on a copy of the table before it counts: with the same computer players, and draws
// of its own. It ends when all that follows by itself has been told.
import { thinker } from '../../table/modules';
import { Table } from '../table.svelte';
import { noteTried } from './tried';

export class Rehearsal {
  readonly #from: number;

  private constructor(readonly table: Table) {
    this.#from = table.game.known.steps.length;
  }

  /** Of the only person at this screen, who begins it if that is theirs to do. */
  static async begin({ source, ruleSet, drafting }: Table): Promise<Rehearsal> {
    const table = await Table.open(await source.copy(), thinker(ruleSet), ruleSet);
    table.drafting = drafting;
    const rehearsal = new Rehearsal(table);
    const [seat] = table.source.seats;
    await table.ask({ what: table.game.known.sight?.waits?.starter === seat ? 'start' : 'ready' }, seat);
    noteTried(ruleSet.family);
    return rehearsal;
  }

  /** Something else is asked, or waits to begin. */
  get over(): boolean {
    const { known } = this.table.game;
    const { sight } = known;
    if (!sight || sight.timer || known.steps.length === this.#from) return false;
    return Boolean(sight.waits) || sight.question !== undefined || known.result !== null;
  }

  leave() {
    this.table.leave();
  }
}
