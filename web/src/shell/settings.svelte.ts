// What a person chose once and for all: how things look, sound and move, and whether moves are asked for twice.
import { keep, kept } from './kept';

export type Scheme = 'auto' | 'light' | 'dark';
export const schemes: Scheme[] = ['auto', 'light', 'dark'];
/** How quickly computer players move and what happens is shown. */
export type Pace = 'slow' | 'usual' | 'quick';
export const paces: Pace[] = ['slow', 'usual', 'quick'];

const usual = {
  scheme: 'auto' as Scheme,
  pace: 'usual' as Pace,
  confirm: false,
  /** Sounds are for those who ask for them. */
  sounds: false,
  /** Letters and numbers at the edge of the board. */
  coordinates: true,
  /** The board is seen from the other side. */
  turned: false,
};
type Chosen = typeof usual;

/** What was kept, as far as it makes sense. */
function read(): Chosen {
  const before = (kept('settings') ?? {}) as Partial<Chosen>;
  const flag = (name: 'confirm' | 'sounds' | 'coordinates' | 'turned') => (typeof before[name] === 'boolean' ? before[name] : usual[name]);
  return {
    scheme: schemes.find((scheme) => scheme === before.scheme) ?? usual.scheme,
    pace: paces.find((pace) => pace === before.pace) ?? usual.pace,
    confirm: flag('confirm'),
    sounds: flag('sounds'),
    coordinates: flag('coordinates'),
    turned: flag('turned'),
  };
}

class Settings {
  chosen = $state<Chosen>(read());

  set<Name extends keyof Chosen>(name: Name, value: Chosen[Name]) {
    this.chosen = { ...this.chosen, [name]: value };
    keep('settings', this.chosen);
  }
  get scheme() {
    return this.chosen.scheme;
  }
  get pace() {
    return this.chosen.pace;
  }
  get confirm() {
    return this.chosen.confirm;
  }
  get sounds() {
    return this.chosen.sounds;
  }
  get coordinates() {
    return this.chosen.coordinates;
  }
  get turned() {
    return this.chosen.turned;
  }
}

export const settings = new Settings();
