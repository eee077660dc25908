// Times at which nobody waits for anything. What can wait, the copy for use offline, is fetched then, so that a slow line
// is free for what cannot.

/** How long it must have been quiet, in milliseconds: somebody who has just pressed something goes on soon. */
const calm = 2000;

let waiting = 0;
let last = performance.now();

const stir = () => void (last = performance.now());

if (typeof document !== 'undefined') for (const press of ['pointerdown', 'keydown']) addEventListener(press, stir, { capture: true, passive: true });

/** Somebody waits for this. */
export function awaited<T>(what: Promise<T>): Promise<T> {
  const done = () => ((waiting -= 1), stir());
  waiting += 1;
  what.then(done, done);
  return what;
}

/** Until nobody has waited for anything for a while. */
export async function quiet(): Promise<void> {
  for (;;) {
    const left = waiting > 0 ? calm : last + calm - performance.now();
    if (left <= 0) return;
    await new Promise((wake) => setTimeout(wake, left));
  }
}
