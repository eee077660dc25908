// A content pack as a file.
import type { Fault } from '../../engine/protocol';
import { placeIn } from '../../games/components';

const largest = 1_000_000; // bytes; what the engine reads in one request

/** What stands in it; throws a SyntaxError if it is no JSON, or too much. */
export async function readPack(file: File): Promise<unknown> {
  if (file.size > largest) throw new SyntaxError();
  return JSON.parse(await file.text());
}

/** One piece a line, so that people can read and change it. */
export function packText(pack: object): string {
  const lines = (values: unknown[]) => `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;
  const written = (value: unknown) => (Array.isArray(value) ? lines(value) : JSON.stringify(value));
  return `{\n${Object.entries(pack).map(([name, value]) => `  ${JSON.stringify(name)}: ${written(value)}`).join(',\n')}\n}\n`;
}

/** A name for the file, out of the pack's. */
export function fileNameOf(name: string | undefined, family: string): string {
  const plain = (name ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return `${plain || family}.json`;
}

/** A title, and where in the file something is wrong. */
export const withPlace = (title: string, fault: Fault | null): string => (fault && placeIn(fault.at) ? `${title}: ${placeIn(fault.at)}` : title);
