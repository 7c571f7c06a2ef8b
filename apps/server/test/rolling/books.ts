import type pg from 'pg';
import { wrongsOfPrime } from '../crash/prime-wrongs.ts';
import type { Seen } from './customers.ts';

/** Queries for rows that must not exist, each with the ids it is asked for. */
const checks: Readonly<Record<string, readonly [(seen: Seen) => Iterable<string>, string]>> = {
  'an acknowledged order is missing': [
    ({ orders }) => orders,
    `select what from unnest($1::text[]) asked (what) where not exists (select from orders where id = what)`,
  ],
  'an order was never acknowledged': [
    ({ orders }) => orders,
    `select id as what from orders where id <> all ($1::text[])`,
  ],
  'a paid order was not charged once': [
    ({ paid }) => paid,
    `select o.id as what from orders o where o.id = any ($1::text[]) and o.total_cents is distinct from
       (select sum(captured_cents) from payments p where p.owner_id = o.id)`,
  ],
  'a cancelled order’s money is with the house': [
    ({ paid }) => paid,
    `select o.id as what from orders o join payments p on p.owner_id = o.id where o.id = any ($1::text[])
       and o.state = 'cancelled' and p.captured_cents > p.refunded_cents + p.disputed_cents`,
  ],
  'money came back twice': [
    ({ orders }) => orders,
    `select p.id as what from payments p where owner_id = any ($1::text[])
       and p.refunded_cents + p.disputed_cents > p.captured_cents`,
  ],
  'an order or payment does not know of a lost dispute': [
    ({ orders }) => orders,
    `select o.id as what from orders o join payments p on p.owner_id = o.id where o.id = any ($1::text[])
       and array[o.disputed_cents, p.disputed_cents] <> array_fill(
         (select coalesce(sum(amount_cents), 0)::int from lost_disputes where owner_id = o.id), array[2])`,
  ],
  'a person who joined is no member': [
    ({ members }) => members,
    `select what from unnest($1::text[]) asked (what)
       where 1 <> (select count(*) from memberships where user_id = what and ended_at is null)`,
  ],
  'a coupon of the first order was not used once': [
    ({ firstOrders }) => firstOrders,
    `select what from unnest($1::text[]) asked (what)
       where 1 <> (select count(*) from first_order_uses where order_id = what)`,
  ],
  'an imported dish is not there once': [
    ({ dishes }) => dishes,
    `select what from unnest($1::text[]) asked (what)
       where 1 <> (select count(*) from products where name = what)`,
  ],
};

/** Errors in the books once two releases have served, in words. */
export const wrongsIn = async (pool: pg.Pool, seen: Seen): Promise<readonly string[]> => {
  const { wrongs } = await wrongsOfPrime(pool);
  for (const [words, [asked, query]] of Object.entries(checks)) {
    const { rows } = await pool.query<{ what: string }>(query, [[...asked(seen)]]);
    wrongs.push(...rows.map(({ what }) => `${words}: ${what}`));
  }
  return wrongs;
};
