// The engine of this page and what it can play. The list was asked for when the page was built, so that the first pages
// need not wait; the engine itself is loaded meanwhile.
import known from 'virtual:catalogue';
import { engineInWorker, type Engine } from '../engine/engine';
import type { Bot, RuleSet } from '../engine/protocol';

class Catalogue {
  readonly engine: Engine = engineInWorker();
  readonly ruleSets: RuleSet[] = known.games;
  readonly bots: Bot[] = known.bots;
  fault = $state<string | null>(null);
  #thinker: Engine | null = null;

  constructor() {
    this.engine.ask('games', {}).catch((fault: Error) => (this.fault = fault.message));
  }

  /** A second engine for computer players, so that no question about rules waits for their thoughts. */
  get thinker(): Engine {
    return (this.#thinker ??= engineInWorker());
  }

  find(id: string): RuleSet | undefined {
    return this.ruleSets.find((ruleSet) => ruleSet.id === id);
  }
}

export const catalogue = new Catalogue();
