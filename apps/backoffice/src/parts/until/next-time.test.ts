import { expect, it } from 'vitest';
import { nextTime } from './next-time.ts';

const at = (text: string) => new Date(text);

it('is today while the time is still to come, else tomorrow, also when the clock changes', () => {
  const evening = at('2026-11-20T19:00:00Z');
  expect(nextTime(21 * 60 + 40, evening)).toEqual(at('2026-11-20T20:40:00Z'));
  expect(nextTime(20 * 60, evening)).toEqual(at('2026-11-21T19:00:00Z'));
  expect(nextTime(24 * 60, evening)).toEqual(at('2026-11-20T23:00:00Z'));
  expect(nextTime(9 * 60, at('2026-10-24T20:00:00Z'))).toEqual(at('2026-10-25T08:00:00Z'));
  expect(nextTime(9 * 60, at('2026-03-28T20:00:00Z'))).toEqual(at('2026-03-29T07:00:00Z'));
});
