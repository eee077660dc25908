// The engine of this page and what it can play. The list was asked for when the page was built, so that the first pages
// need not wait; the engine itself is loaded meanwhile.
import known from 'virtual:catalogue';
import { Engine } from '../engine/engine';
import { EngineWorker } from '../engine/in-worker';
import type { Bot, RuleSet } from '../engine/protocol';
import { Thinker } from '../engine/thinker';

class Catalogue {
  readonly engine = new Engine(new EngineWorker().send);
  readonly ruleSets: RuleSet[] = known.games;
  readonly bots: Bot[] = known.bots;
  fault = $state<string | null>(null);
  #thinker: Thinker | null = null;

  constructor() {
    this.engine.ask('games', {}).catch((fault: Error) => (this.fault = fault.message));
  }

  get thinker(): Thinker {
    return (this.#thinker ??= new Thinker(() => new EngineWorker()));
  }

  find(id: string): RuleSet | undefined {
    return this.ruleSets.find((ruleSet) => ruleSet.id === id);
  }
}

export const catalogue = new Catalogue();
