// What a person chose once and for all: colour scheme, and whether moves are asked for twice.
import { keep, kept } from './kept';

export type Scheme = 'auto' | 'light' | 'dark';
export const schemes: Scheme[] = ['auto', 'light', 'dark'];

interface Kept {
  scheme?: Scheme;
  confirm?: boolean;
}

class Settings {
  scheme = $state<Scheme>('auto');
  confirm = $state(false);

  constructor() {
    const before = (kept('settings') ?? {}) as Kept;
    if (before.scheme && schemes.includes(before.scheme)) this.scheme = before.scheme;
    this.confirm = before.confirm === true;
  }

  keep() {
    keep('settings', { scheme: this.scheme, confirm: this.confirm } satisfies Kept);
  }
}

export const settings = new Settings();
