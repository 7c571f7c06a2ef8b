import { expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { rememberTrial, trialsHad } from './trials-store.ts';

const { db } = await makeTestApp();
const at = new Date('2026-06-15T10:00:00Z');
const whose = (id: string, fingerprint: string | null) => ({
  person: { id, email: `${id}@example.it`, phone: null },
  fingerprint,
});
const remember = (id: string, fingerprint: string) =>
  db.transaction().execute((tx) => rememberTrial(tx, whose(id, fingerprint), at));

it('[PRM-2] of two people with one card at once the second has had no trial, and can have one with another card', async () => {
  const first = await Promise.all([remember('usr_a', 'card'), remember('usr_b', 'card')]);
  expect(first.toSorted()).toEqual([false, true]);
  const loser = first[0] ? 'usr_b' : 'usr_a';
  expect(await trialsHad(db, whose(loser, null))).toEqual({ person: false, card: false });
  expect(await trialsHad(db, whose(loser, 'card'))).toEqual({ person: false, card: true });
  expect(await remember(loser, 'other')).toBe(true);
});
