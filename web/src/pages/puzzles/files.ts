// Where the puzzles are that families of games bring: a file in the folder of a family's content. It is no part of the page's
// scripts, so that those who never solve one do not wait for it.

const files: Record<string, string> = import.meta.glob('../../../../content/*/puzzles.json', { query: '?url&no-inline', import: 'default', eager: true });

export const puzzleFiles = Object.values(files);
export const hasPuzzles = puzzleFiles.length > 0;
