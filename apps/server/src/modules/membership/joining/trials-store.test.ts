import { createHash } from 'node:crypto';
import type { UserId } from '@zanga/domain/ids';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { makeKeys } from '../../accounts/testing.ts';
import { purgeTraces, rememberTrial, tidyTraces, trialsHad } from './trials-store.ts';

const { db } = await makeTestApp();
const at = new Date('2026-06-15T10:00:00Z');
const keys = makeKeys(Buffer.from('a key of thirty-two bytes, or so'));
const whose = (id: UserId, fingerprint: string | null) => ({
  person: { id, email: `${id}@example.it`, phone: null },
  fingerprint,
});
const remember = (id: UserId, fingerprint: string) =>
  inTransaction(db, (tx) => rememberTrial(tx, keys, whose(id, fingerprint), at));
const had = (id: UserId, fingerprint: string | null, by = keys) => trialsHad(db, by, whose(id, fingerprint));
const plainOf = (kind: string, name: string) => createHash('sha256').update(`${kind}\0${name}`).digest();
const traces = async () =>
  (await db.selectFrom('prime_trials').select('trace').execute()).map(({ trace }) => trace.toString('hex'));

it('[PRM-2] of two people with one card at once the second has had no trial, and can have one with another card', async () => {
  const first = await Promise.all([remember('usr_a', 'card'), remember('usr_b', 'card')]);
  expect(first.toSorted()).toEqual([false, true]);
  const loser = first[0] ? 'usr_b' : 'usr_a';
  expect(await had(loser, null)).toEqual({ person: false, card: false });
  expect(await had(loser, 'card')).toEqual({ person: false, card: true });
  expect(await remember(loser, 'other')).toBe(true);
});

it('the table without the key reveals no name', async () => {
  await remember('usr_secret', 'card_secret');
  const kept = await traces();
  expect(kept).not.toContain(plainOf('person', 'usr_secret@example.it').toString('hex'));
  expect(kept).not.toContain(plainOf('card', 'card_secret').toString('hex'));
  const other = makeKeys(Buffer.from('another key'));
  expect(await had('usr_secret', 'card_secret', other)).toEqual({ person: false, card: false });
});

it('plain traces of an earlier version are found, and keyed by the next look', async () => {
  const trace = plainOf('person', 'usr_old@example.it');
  await db.insertInto('prime_trials').values({ trace, at }).execute();
  expect((await had('usr_old', null)).person).toBe(true);
  await tidyTraces(db, keys);
  expect(await traces()).not.toContain(trace.toString('hex'));
  expect((await had('usr_old', null)).person).toBe(true);
});

it('[PRM-2] traces end after two years; an account is recognised by its memberships', async () => {
  await remember('usr_ends', 'card_ends');
  await purgeTraces(db, new Date('2028-06-15T09:59:00Z'));
  expect(await had('usr_ends', 'card_ends')).toEqual({ person: true, card: true });
  await purgeTraces(db, new Date('2028-06-15T10:00:00Z'));
  expect(await had('usr_ends', 'card_ends')).toEqual({ person: false, card: false });
});
