// Fingers on a screen, as the browser gets them: several at once, each wherever it goes.
import type { Page } from '@playwright/test';

export interface Spot {
  x: number;
  y: number;
}

/** Fingers go from the first of their places to the last, and leave together; `pause` is how long they wait before. */
export async function fingers(page: Page, ways: Spot[][], pause = 0) {
  const session = await page.context().newCDPSession(page);
  const send = (type: string, touchPoints: Spot[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  if (pause) await page.waitForTimeout(pause);
  for (let moment = 0; moment < ways[0]!.length; ++moment) await send(moment === 0 ? 'touchStart' : 'touchMove', ways.map((way, id) => ({ id, ...way[moment]! })));
  await send('touchEnd', []);
  await session.detach();
}

/** All the way from one place to another, in so many steps. */
export const way = (from: Spot, to: Spot, steps = 8): Spot[] =>
  Array.from({ length: steps + 1 }, (_, i) => ({ x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps }));
