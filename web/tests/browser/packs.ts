// Packs as files, opened in the editor and saved from it.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { en } from './words';

export async function open(page: Page, name: string, text: string, { load }: { load: string } = en.components) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: load }).click()]);
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

export async function saved<Pack>(page: Page, path: string): Promise<Pack> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.components.save }).click()]);
  await download.saveAs(path);
  return JSON.parse(readFileSync(path, 'utf8'));
}
