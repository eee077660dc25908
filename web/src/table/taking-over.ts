// What browsers kept before there were several tables: one game in the browser's small storage. It becomes a table, once.

const place = 'ardri.table';

async function take(): Promise<void> {
  let text: string | null = null;
  try {
    text = localStorage.getItem(place);
  } catch {
    return; // a browser that keeps nothing
  }
  if (text === null) return;
  const { taken } = await import('./older-game');
  // What is refused stays where it is, and harms nobody.
  if (await taken(text)) localStorage.removeItem(place);
}

let taking: Promise<void> | null = null;

/** Of several windows one does it. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  await (navigator.locks ? navigator.locks.request('ardri taking over', work) : work());
};

export const takeOver = (): Promise<void> => (taking ??= alone(take).finally(() => (taking = null)));
