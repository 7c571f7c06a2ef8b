import { expect, it } from 'vitest';
import { shutSince, watchedSince } from './open-screens.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const shut = (given: object, now: Date) =>
  shutSince({ takingSince: at(-60), lastSeen: at(0), watchedSince: at(-600), ...given }, now);

it('misses a screen that has said nothing for two minutes and a half, since it last did', () => {
  expect(shut({}, at(2))).toBeNull();
  expect(shut({}, at(2.5))).toEqual(at(0));
  expect(shut({}, at(12))).toEqual(at(0));
});

it('counts from the opening, and from the beginning of the watch', () => {
  expect(shut({ takingSince: at(10) }, at(12))).toBeNull();
  expect(shut({ takingSince: at(10) }, at(15))).toEqual(at(10));
  expect(shut({ lastSeen: null }, at(5))).toEqual(at(-60));
  expect(shut({ watchedSince: at(11) }, at(13))).toBeNull();
});

it('begins to watch anew after a break, and when the clock was put back', () => {
  const before = { since: at(-60), lookedAt: at(0) };
  expect(watchedSince(null, at(1))).toEqual(at(1));
  expect(watchedSince(before, at(1))).toEqual(at(-60));
  expect(watchedSince(before, at(3))).toEqual(at(-60));
  expect(watchedSince(before, at(20))).toEqual(at(20));
  expect(watchedSince(before, at(-90))).toEqual(at(-90));
});
