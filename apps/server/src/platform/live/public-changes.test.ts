import { expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { makeLiveEvents } from './live-events.ts';
import { makePublicChanges } from './public-changes.ts';

const open = () => {
  const changes = makePublicChanges(makeLiveEvents(), systemClock);
  const follow = () => {
    const stream = changes.follow()[Symbol.asyncIterator]();
    return async () => (await stream.next()).value?.changes as { number: number; of: string }[];
  };
  return { ...changes, follow };
};

it('sends all names of a moment at once, with rising numbers', async () => {
  const { hear, follow } = open();
  const next = follow();
  expect(await next()).toEqual([]);
  for (const tag of ['product:prd_1', 'prices', 'product:prd_1', 'list']) hear(tag);
  const told = await next();
  expect(told.map(({ of }) => of)).toEqual(['product:prd_1', 'prices', 'list']);
  hear('product:prd_1');
  const again = await next();
  expect(again.map(({ of }) => of)).toEqual(['prices', 'list', 'product:prd_1']);
  expect(again.at(-1)?.number).toBeGreaterThan(Math.max(...told.map(({ number }) => number)));
});

it('writes the common news once, and repeats the latest to a late follower', async () => {
  const { hear, follow } = open();
  const all = Array.from({ length: 50 }, follow);
  await Promise.all(all.map((next) => next()));
  hear('shops');
  const told = await Promise.all(all.map((next) => next()));
  expect(new Set(told).size).toBe(1);
  expect((await follow()()).map(({ of }) => of)).toEqual(['shops']);
});

it('reports a heap of changes as “anything”', async () => {
  const { hear, follow } = open();
  const next = follow();
  await next();
  for (let at = 0; at < 500; at += 1) hear(`product:prd_${at}`);
  expect((await next()).map(({ of }) => of)).toEqual(['']);
});
