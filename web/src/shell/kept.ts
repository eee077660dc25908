// What this browser keeps for the person: settings and the table. A browser that keeps nothing is no fault: then it is
// kept as long as the page is open.

const here = new Map<string, unknown>();

export function kept(name: string): unknown {
  if (here.has(name)) return here.get(name);
  try {
    return JSON.parse(localStorage.getItem(`ardri.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether it is kept beyond this page: not in some private windows, and not on full disks. */
export function keep(name: string, value: unknown): boolean {
  here.set(name, value);
  try {
    localStorage.setItem(`ardri.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

// Another window of this browser kept something newer.
addEventListener('storage', ({ key }) => {
  if (key?.startsWith('ardri.')) here.delete(key.slice('ardri.'.length));
});
