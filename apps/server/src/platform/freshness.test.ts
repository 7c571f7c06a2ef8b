import { expect, it } from 'vitest';
import { Freshness } from './freshness.ts';

const make = () => {
  const forgotten: number[] = [];
  const freshness: Freshness = new Freshness(() => forgotten.push(freshness.changes));
  return { freshness, forgotten };
};

it('[API-33] keeps nothing before changes can be heard', () => {
  const { freshness, forgotten } = make();
  expect(freshness.mayKeep(freshness.changes)).toBe(false);
  const before = freshness.changes;
  freshness.trust();
  expect(forgotten).toHaveLength(1);
  // A value read before changes could be heard may be stale already.
  expect(freshness.mayKeep(before)).toBe(false);
  expect(freshness.mayKeep(freshness.changes)).toBe(true);
});

it('[API-33] keeps no value that was read before a change', () => {
  const { freshness, forgotten } = make();
  freshness.trust();
  const before = freshness.changes;
  freshness.drop();
  expect(forgotten).toHaveLength(2);
  expect(freshness.isUnchangedSince(before)).toBe(false);
  expect(freshness.mayKeep(before)).toBe(false);
});

it('[API-33] forgets nothing at a change that the cache handles itself', () => {
  const { freshness, forgotten } = make();
  freshness.trust();
  const before = freshness.changes;
  freshness.note();
  expect(forgotten).toHaveLength(1);
  expect(freshness.mayKeep(before)).toBe(false);
  expect(freshness.mayKeep(freshness.changes)).toBe(true);
});

it('[API-33] forgets everything, and keeps nothing, while changes cannot be heard', () => {
  const { freshness, forgotten } = make();
  freshness.trust();
  freshness.distrust();
  expect(forgotten).toHaveLength(2);
  expect(freshness.trusted).toBe(false);
  expect(freshness.mayKeep(freshness.changes)).toBe(false);
});
