// How long a slow phone on a slow network waits for its first game. Nothing is held to: scripts/first_game tells it to whoever asks.
import { createServer, connect, type Socket } from 'node:net';
import { test } from '../browser/house';
import { address } from '../browser/places';
import { en } from '../browser/words';

/** A line to the server as slow as “Slow 4G”: 1.6 Mbit/s for all connections together, 150 ms there and back. Slowed
    here and not by devtools, so that it holds for workers too: they fetch the engine and the copy for offline use. */
async function slowLine(port: number, bytesPerMs = 200, delay = 75) {
  let free = 0; // when the line is free again
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => (near.destroy(), far.destroy()));
    }
    // One more round trip for the handshake.
    near.on('data', (bytes) => setTimeout(() => far.writable && far.write(bytes), delay + (near.bytesRead === bytes.length ? 2 * delay : 0)));
    far.on('data', (bytes) => {
      far.pause(); // no more is taken from the server than the line carries
      const now = performance.now();
      free = Math.max(free, now) + bytes.length / bytesPerMs;
      setTimeout(() => far.resume(), free - now);
      setTimeout(() => near.writable && near.write(bytes), free - now + delay);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => setTimeout(() => near.end(), 2000));
  });
  await new Promise<void>((ready) => relay.listen(0, '127.0.0.1', ready));
  return {
    address: `http://localhost:${(relay.address() as { port: number }).port}`,
    close: () => (relay.close(), sockets.forEach((socket) => socket.destroy())),
  };
}

test.describe('on a slow phone', () => {
  test.use({ serviceWorkers: 'allow', drawn: true, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the time to the first game is told', async ({ page }) => {
    test.setTimeout(120_000);
    const line = await slowLine(Number(new URL(address()).port));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const begun = performance.now();
    const since = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
    await page.goto(line.address, { waitUntil: 'commit' });
    await page.locator('.cover .art svg').first().waitFor();
    const covers = since();
    await page.locator('.cover').first().tap();
    await page.getByRole('button', { name: en.setup.start, exact: true }).waitFor();
    const setup = since();
    await page.getByRole('button', { name: en.setup.start, exact: true }).tap();
    await page.locator('.grid button.legal').first().waitFor();
    console.log(`measured: slow 4G and a CPU four times slower: games shown after ${covers}, a game set up after ${setup}, on the table after ${since()}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
    console.log(`measured: the same: ready for use offline after ${since()}`);

    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const again = performance.now();
    await page.goto(line.address, { waitUntil: 'commit' });
    await page.locator('.cover').first().tap();
    await page.getByRole('button', { name: en.setup.start, exact: true }).waitFor();
    console.log(`measured: the second visit: a game set up after ${((performance.now() - again) / 1000).toFixed(1)} s`);
    line.close();
  });
});
