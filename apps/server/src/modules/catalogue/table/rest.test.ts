import { expect, it } from 'vitest';
import { makeRest } from './rest.ts';

it('rests as long as each piece of work took, and never long', async () => {
  const time = { at: 0 };
  const rested: number[] = [];
  const rest = makeRest({
    elapsed: () => time.at,
    pause: async (ms) => {
      rested.push(ms);
      time.at += ms;
    },
  });
  for (const worked of [30, 0, 170, 5_000, 12]) {
    time.at += worked;
    await rest();
  }
  expect(rested).toEqual([30, 0, 170, 200, 12]);
});
