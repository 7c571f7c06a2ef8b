import { beforeAll, expect, it } from 'vitest';
import { joinPrime, lookAgain, offerPlan, passTime } from '../../src/modules/membership/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp({ now: { at: new Date('2026-06-15T10:00:00Z') } });
const { db, now, pool } = app;
beforeAll(() => offerPlan(app));

const dayMs = 86_400_000;
const crowd = 600;

/** Memberships after four failed charges and their grace, left without an end by an earlier version. */
const lapse = async (word: string, first: string, count = crowd) => {
  const all = [word, count, first];
  await pool.query(
    `insert into users (id, email, firstname, lastname)
     select 'usr_' || $1 || n, $1 || n || '@example.it', 'Ada', 'Rossi' from generate_series(1, $2::int) n`,
    all.slice(0, 2),
  );
  await pool.query(
    `insert into payments (id, purpose, owner_id, user_id, capture, amount_cents, provider, state, created_at, updated_at)
     select 'pay_' || $1 || n, 'membership', 'mbr_' || $1 || n, 'usr_' || $1 || n, 'manual', 100, 'sandbox', 'released',
       $3::timestamptz, $3::timestamptz from generate_series(1, $2::int) n`,
    all,
  );
  await pool.query(
    `insert into prime_joinings (id, user_id, plan_version, trial, payment_id, created_at, closed_at)
     select 'mbr_' || $1 || n, 'usr_' || $1 || n, '1', true, 'pay_' || $1 || n, $3::timestamptz, $3::timestamptz
     from generate_series(1, $2::int) n`,
    all,
  );
  await pool.query(
    `insert into memberships (id, user_id, plan_version, started_at, first_period_at, failed_at, due_at)
     select 'mbr_' || $1 || n, 'usr_' || $1 || n, '1', $3::timestamptz, $3::timestamptz,
       array[$3, $3, $3, $3]::timestamptz[], $3::timestamptz + interval '6 days' from generate_series(1, $2::int) n`,
    all,
  );
};

const lettersOf = async (letter: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ key: string }>(
    `select data->>'key' as key from pgboss.job where name = 'notifications.email' and data->>'letter' = $1`,
    [letter],
  );
  return rows.map(({ key }) => key);
};

const count = async (text: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count ${text}`, values);
  return rows[0]?.count ?? -1;
};

it('[PRM-4] six hundred lapsed memberships hold up no renewal, and each ending is told once', async () => {
  const { token, userId } = await app.signIn();
  await joinPrime(app, token, '4242424242424242');
  await lapse('lapsed', '2026-01-10T10:00:00Z');
  now.at = new Date(now.at.getTime() + 14 * dayMs);
  await passTime(app);
  expect(await count(`from payments where user_id = $1 and state = 'paid'`, userId)).toBe(1);
  expect(await count('from memberships where due_at <= $1', now.at)).toBe(0);
  expect(await count('from memberships where ended_at is not null')).toBe(crowd);
  // A membership ends when its grace is over, not when a job finds it.
  const last = await db
    .selectFrom('memberships')
    .select('ended_at')
    .where('id', '=', 'mbr_lapsed1')
    .executeTakeFirstOrThrow();
  expect(last.ended_at).toEqual(new Date('2026-01-16T10:00:00Z'));
  // The record against sending a letter twice is deleted after a while, the membership's end is not.
  for (let month = 0; month < 2; month += 1) {
    now.at = new Date(now.at.getTime() + 40 * dayMs);
    await passTime(app);
  }
  const told = (await lettersOf('prime_ended')).filter((key) => key.includes('lapsed'));
  expect(told).toHaveLength(crowd);
});

it('one job reaches all due memberships, however many there are', async () => {
  await lapse('late', '2026-05-01T10:00:00Z');
  await lookAgain(app);
  expect(
    await count(`from pgboss.job where name = 'membership.renew' and data->>'id' like 'mbr\\_late%'`),
  ).toBe(crowd);
});
