// A pack that is being written: kept by the browser and checked by the engine with every change.
import { faultOf } from '../../engine/engine';
import type { Fault } from '../../engine/protocol';
import type { Components, Editor, Pack } from '../../games/components';
import { check } from '../../table/tables';
import { keepPack, keptPack } from './own-pack';

export class Draft {
  pack = $state.raw() as Pack;
  /** What it was before it was replaced as a whole, to be brought back. */
  before = $state.raw<Pack | null>(null);
  fault = $state.raw<Fault | null>(null);
  state = $state<'checking' | 'sound' | 'faulty'>('checking');
  /** The browser keeps it beyond this page; null as long as nothing was changed. */
  kept = $state<boolean | null>(null);
  #asked = 0;

  constructor(private readonly components: Components, private readonly editor: Editor) {
    const own = editor.editable(keptPack(components.family));
    this.pack = own ?? editor.standard;
    void this.check();
  }

  change(pack: Pack) {
    this.pack = pack;
    this.before = null;
    this.keep();
    void this.check();
  }

  /** Begins anew with another pack; the one before can be brought back. */
  replace(pack: Pack) {
    const before = this.pack;
    this.change(pack);
    this.before = before;
  }

  keep() {
    this.kept = keepPack(this.components.family, this.pack);
  }

  async check() {
    const asked = ++this.#asked;
    this.state = 'checking';
    const fault = await check({ game: this.components.ruleSet, options: {}, content: this.pack }).then(() => null, faultOf);
    if (asked !== this.#asked) return;
    this.fault = fault;
    this.state = fault ? 'faulty' : 'sound';
  }

  /** Where the engine has found something, in words; empty: in the pack as a whole. */
  placeOf(path: (string | number)[]): string {
    return this.editor.placeOf(this.pack, path);
  }
}
