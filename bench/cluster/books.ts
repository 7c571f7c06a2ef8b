import type { CartId } from '@zanga/domain/ids';
import { wrongsOfPrime } from '../../apps/server/test/crash/prime-wrongs.ts';
import type { Cluster } from './cluster.ts';
import type { Ledger } from './people.ts';
import { pieces } from './stock.ts';

type Ask = Cluster['ask'];

/** Queries for impossible rows, each with the meaning of a hit. */
const never: Readonly<Record<string, string>> = {
  'a cart was ordered twice': 'select cart_id as what from orders group by 1 having count(*) > 1',
  'an order has two payments that took money': `
    select owner_id as what from payments where captured_cents > 0 and purpose <> 'membership' group by 1 having count(*) > 1`,
  'the bank has taken what the house does not know of': `
    select i.ref as what from sandbox_intents i left join payments p on p.intent_ref = i.ref
    where i.kind = 'payment' and i.captured_cents - i.refunded_cents <> coalesce(p.captured_cents - p.refunded_cents, 0)`,
  'pieces were taken without an order, or not given back': `
    select 'stock ' || stock as what from products where slug = 'tazza'
    and ${pieces} - stock <> (select coalesce(sum(reserved_qty), 0) from order_lines)`,
  'places in slots are taken without an order': `
    select 'slots' as what where (select coalesce(sum(orders), 0) from slot_loads) <> (select count(*) from slot_bookings)`,
};

/** Promises to people that the database has not kept, or kept twice. */
export const wrongsInBooks = async (ask: Ask, { orders, paid, wrongs }: Ledger): Promise<string[]> => {
  const found: string[] = [...wrongs];
  const rows = await ask<{ id: string; cart_id: CartId; total: number; captured: number }>(
    `select o.id, o.cart_id, o.total_cents::int as total, coalesce((select sum(captured_cents)::int from payments where owner_id = o.id), 0) as captured
     from orders o where id = any($1)`,
    [[...orders.keys()]],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { cart, total }] of orders) {
    const row = known.get(id);
    if (!row) found.push(`order ${id} was acknowledged and is lost`);
    else if (row.cart_id !== cart || row.total !== total)
      found.push(`order ${id} is not what was acknowledged`);
  }
  for (const [id, total] of paid)
    if (known.get(id)?.captured !== total)
      found.push(`order ${id} was paid with ${total}, and ${known.get(id)?.captured} was taken`);
  for (const [words, query] of Object.entries(never))
    for (const { what } of await ask<{ what: string }>(query)) found.push(`${words}: ${what}`);
  return found;
};

/** Memberships charged twice for a month, or not at all. */
export const wrongsInMemberships = async (ask: Ask) => {
  const pool = { query: async (text: string) => ({ rows: await ask(text) }) };
  // The check uses only the pool's `query`.
  return wrongsOfPrime(pool as Parameters<typeof wrongsOfPrime>[0]);
};

/** Orders without an acknowledgement; zero once every customer has an answer. */
export const unknownOrders = async (ask: Ask, { orders }: Ledger): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    'select count(*)::int as count from orders where not id = any($1)',
    [[...orders.keys()]],
  );
  return row?.count ?? 0;
};
