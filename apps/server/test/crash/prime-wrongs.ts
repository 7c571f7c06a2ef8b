import type pg from 'pg';

/** Queries for rows that must not exist, by their meaning. */
const checks: Readonly<Record<string, string>> = {
  'a period is paid twice': `
    select owner_id || ' ' || coalesce(period::text, 'first') as what
    from payments where state = 'paid' and captured_cents > coalesce((select sum(amount_cents) from payment_refunds r
      where r.payment_id = payments.id and r.state <> 'failed'), 0) and purpose = 'membership'
    group by 1 having count(*) > 1`,
  'a membership counts other periods than were paid': `
    select m.id as what from memberships m join prime_joinings j on j.id = m.id
    where m.paid_periods <> (select count(*) from payments p where p.state = 'paid'
      and p.captured_cents > coalesce((select sum(amount_cents) from payment_refunds r where r.payment_id = p.id and r.state <> 'failed'), 0)
      and p.owner_id = m.id and (p.period is not null or not j.trial))`,
  'the bank has taken what the house does not know of': `
    select i.ref as what from sandbox_intents i left join payments p on p.intent_ref = i.ref
    where i.kind = 'payment' and i.captured_cents - i.refunded_cents <> coalesce(p.captured_cents - p.refunded_cents, 0)`,
  'a charge was made before its day': `
    select p.owner_id as what from payments p join memberships m on p.owner_id = m.id and p.period is not null
    where p.created_at < m.first_period_at`,
  'a hold was not let go': `select p.id as what from payments p where p.state = 'authorised'`,
  'somebody is a member twice': `
    select user_id as what from memberships where ended_at is null group by 1 having count(*) > 1`,
};

/** Wrongs in the books of memberships, and the numbers of charges and failures. */
export const wrongsOfPrime = async (pool: pg.Pool) => {
  const wrongs: string[] = [];
  for (const [words, query] of Object.entries(checks)) {
    const { rows } = await pool.query<{ what: string }>(query);
    wrongs.push(...rows.map(({ what }) => `${words}: ${what}`));
  }
  const { rows } = await pool.query<{ charges: number; failures: number }>(`
    select count(*) filter (where state = 'paid')::int as charges,
      count(*) filter (where state = 'failed')::int as failures from payments where period is not null`);
  return { wrongs, charges: rows[0]?.charges ?? 0, failures: rows[0]?.failures ?? 0 };
};
