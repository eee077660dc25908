// Links hold whole games, however long, and older links still open.
import { expect, test } from 'vitest';
import { addressOf, recordOf } from '../src/play/share';

const back = (address: string) => {
  const { search, hash } = new URL(address, 'http://localhost');
  return recordOf(search, hash);
};

test('a link leads to the same record, and to the same place', async () => {
  const record = ['{"game":"x","rules":2,"options":{"start":1}}', '0 C4', '1 D5', '* card 17', 'é – ☘'].join('\n');
  expect(await back(await addressOf(record, 2))).toEqual({ text: record, at: 2 });
});

test('a long game fits into a link', async () => {
  const record = Array.from({ length: 4000 }, (_, i) => `${i % 3} place ${(i * 7) % 36} B ${(i * 5) % 15}`).join('\n');
  const address = await addressOf(record, 4000);
  expect(address.length).toBeLessThan(20_000);
  expect(await back(address)).toEqual({ text: record, at: 4000 });
});

test('links as they were before', async () => {
  expect(await back('/replay?game=high-kings-1&rules=2&start=0&moves=0_A3,1_A2&at=1')).toEqual({
    text: '{"game":"high-kings-1","rules":2,"options":{"start":0}}\n0 A3\n1 A2', at: 1,
  });
  expect(await back('/replay?game=high-kings-1&start=1&moves=&fbclid=IwAR0&utm_source=a')).toEqual({
    text: '{"game":"high-kings-1","rules":1,"options":{"start":1}}', at: null,
  });
  expect(await back('/replay?game=x&moves=A3,A2')).toEqual({ text: '{"game":"x","rules":1,"options":{}}\nA3\nA2', at: null });
});

test('what is no record is none', async () => {
  for (const address of ['/replay', '/replay?x=1', '/replay#record=', '/replay#record=%%%', '/replay#record=AAAA', '/replay#at=3'])
    expect(await back(address), address).toBeNull();
});
