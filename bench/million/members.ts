import type pg from 'pg';

const months = 3;

/** Fifty thousand members of Prime, a third of them former, each with three paid months; written once. */
export const writeMembers = async (pool: pg.Pool, now: Date): Promise<string> => {
  const one = 'mbr_m7';
  const { rowCount } = await pool.query('select from memberships where id = $1', [one]);
  if (rowCount !== 0) return one;
  await pool.query(
    `insert into prime_plans (version, price_cents, trial_days, trial_amount_cents, instore_percent, begins_at)
     values ('m-1', 499, 14, 0, 10, $1::timestamptz - interval '600 days') on conflict do nothing`,
    [now],
  );
  await pool.query(
    `create unlogged table joined as select 'mbr_m' || n as id, user_id, n, $1::timestamptz - (n % 500) * interval '1 day' - n * interval '1 second' as at
     from (select id as user_id, row_number() over (order by id) as n from users where id like 'usr\\_m%' limit 50000) u`,
    [now],
  );
  await pool.query(
    `insert into payments (id, purpose, owner_id, user_id, capture, state, amount_cents, captured_cents, provider, period, period_attempt, created_at, updated_at, settled_at)
     select 'pay_p' || n || 'x' || m, 'membership', id, user_id, 'automatic', 'paid', 499, 499, 'sandbox', case m when 0 then null else m end,
       case m when 0 then null else 0 end, at + m * interval '30 days', at, at + m * interval '30 days' from joined, generate_series(0, $1) m`,
    [months - 1],
  );
  await pool.query(
    `insert into prime_joinings (id, user_id, plan_version, trial, payment_id, created_at, closed_at)
     select id, user_id, 'm-1', false, 'pay_p' || n || 'x0', at, at from joined`,
  );
  // Some at a time: each is given its words.
  for (let from = 0; from < 50_000; from += 5_000)
    await pool.query(
      `insert into memberships (id, user_id, plan_version, started_at, first_period_at, paid_periods, cancelled_at, ended_at, card_id, card_brand, card_last4, card_exp_month, card_exp_year)
     select id, user_id, 'm-1', at, at, case when n % 3 = 0 then $1 else 18 end, case when n % 20 = 1 then at + interval '9 days' end,
       case when n % 3 = 0 then at + interval '90 days' end, 'crd_m', 'visa', '4242', 1 + n % 12, 2026 + n % 6 from joined where n > $2 and n <= $2 + 5000`,
      [months, from],
    );
  await pool.query('drop table joined');
  await pool.query('analyze memberships, payments, prime_joinings');
  return one;
};
