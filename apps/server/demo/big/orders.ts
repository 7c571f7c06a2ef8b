import type pg from 'pg';

/** A repeatable draw: the same number for the same words, so that every run measures the same orders. */
const draw = (words: string, below: string) => `abs(hashtext(${words}) % (${below}))`;

/** Lines of each order: one to three dishes, popular ones more often. */
const drawLines = `
create temp table big_lines on commit drop as
with dishes as (
  select id, slug, name, kind, price_cents, vat_class, (row_number() over (order by popularity desc, id))::int - 1 as rank
  from products where published and kind in ('food', 'drink')
), count as (select count(*)::int as dishes from dishes)
select n, place, d.id as product_id, d.slug, d.name, d.kind, d.price_cents,
  1 + ${draw(`n || 'q' || place`, '3')} as qty,
  case d.vat_class when 'prepared_food' then 1000 else 2200 end as rate
from generate_series(1, $1::int) n
cross join generate_series(1, 3) place
cross join count
join dishes d on d.rank = ${draw(`n || 'd' || place`, `1 + ${draw(`n || 'e' || place`, 'count.dishes')}`)}
where place <= 1 + ${draw(`n || 'l'`, '3')}`;

/** Customer, shop, time and total of each order, over ninety days up to yesterday. */
const drawOrders = `
create temp table big_orders on commit drop as
with people as (
  select id, firstname, lastname, email, (row_number() over (order by id))::int - 1 as rank from users
  where email like '%@clienti.zanga.example'
), kitchens as (
  select id, (row_number() over (order by position, id))::int - 1 as rank from shops
), counts as (
  select (select count(*) from people)::int as people, (select count(*) from kitchens)::int as kitchens
), sums as (
  select n, sum(qty)::int as qty, sum(qty * price_cents)::int as list,
    string_agg(case when qty > 1 then qty || ' × ' || name else name end, ', ' order by place) as summary
  from big_lines group by n
), drawn as (
  select s.*, p.id as user_id, p.firstname, p.lastname, p.email, k.id as shop_id,
    case when ${draw(`n || 'm'`, '10')} < 7 then 'delivery' else 'pickup' end as mode,
    case when ${draw(`n || 's'`, '100')} < 95 then 'completed'
         when ${draw(`n || 's'`, '100')} < 98 then 'cancelled' else 'rejected' end as state,
    date_trunc('day', $1::timestamptz) - (1 + ${draw(`n || 'y'`, '90')}) * interval '1 day'
      + (11 * 3600 + ${draw(`n || 't'`, '36000')}) * interval '1 second' as at
  from sums s cross join counts
  join people p on p.rank = ${draw(`n || 'p'`, 'counts.people')}
  join kitchens k on k.rank = ${draw(`n || 'k'`, 'counts.kitchens')}
)
select *, 'ord_' || md5('order' || n) as id, case when mode = 'delivery' then 250 else 0 end as fee,
  'A-' || lpad((row_number() over (partition by shop_id, at::date order by at, n))::text, 3, '0') as number
from drawn`;

// References a prime number of steps apart never repeat, as drawn ones might.
const writeOrders = `
insert into orders (id, reference, user_id, state, number, shop_ids, payment_kind, qty, summary, list_cents, discount_cents,
  member_discount_cents, coupon_discount_cents, delivery_cents, total_cents, vat, firstname, lastname, email, telephone,
  terms_version, of_age, cart_id, created_at, placed_at, completed_at, taken_cents)
select id, order_reference(n::bigint * 15485863 % 481890304), user_id, state, number, array[shop_id], case mode when 'delivery' then 'cash' else 'till' end, qty, summary,
  list, 0, 0, 0, fee, list + fee, '[]', firstname, lastname, email, '+390950000000',
  coalesce((select to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from contents where slug = 'terms'), '2026-01-01T00:00:00.000Z'), false,
  'crt_' || md5('cart' || n), at, at, case when state = 'completed' then at + interval '45 minutes' end,
  case when state = 'completed' then list + fee else 0 end
from big_orders`;

const writeParts = `
insert into order_parts (order_id, part, mode, state, since, shop_id, number, address, promised_at, pieces, fee_cents,
  fee_discount_cents, completed_at)
select id, 'food', mode, state, at + interval '45 minutes', shop_id, number,
  case when mode = 'delivery' then jsonb_build_object('label', '', 'street', 'Via Etnea', 'number', (1 + n % 300)::text,
    'staircase', '', 'floor', '', 'doorbell', '', 'zip', '95131', 'city', 'Catania', 'province', 'CT',
    'lat', 37.5, 'lng', 15.08, 'notes', '', 'is_default', false) end,
  at + interval '40 minutes', qty, fee, 0, case when state = 'completed' then at + interval '45 minutes' end
from big_orders`;

const writeLines = `
insert into order_lines (id, order_id, part, position, cart_line_id, product_id, slug, name, kind, images, options, notes,
  qty, unit_cents, list_cents, discount_cents, member_discount_cents, coupon_discount_cents, total_cents,
  vat_rate_basis_points, vat_cents)
select 'lin_' || md5(l.n || ' ' || place), o.id, 'food', place, 'lin_' || md5('cart' || l.n || ' ' || place), product_id,
  slug, name, kind, '[]', '[]', '', l.qty, price_cents, l.qty * price_cents, 0, 0, 0, l.qty * price_cents, rate,
  round(l.qty * price_cents * rate / (10000.0 + rate))
from big_lines l join big_orders o using (n)`;

const writeVat = `
update orders o set vat = v.vat from (
  select order_id, jsonb_agg(jsonb_build_object('rate_basis_points', rate, 'gross', gross, 'vat', vat) order by rate) as vat
  from (
    select order_id, vat_rate_basis_points as rate, sum(total_cents) as gross, sum(vat_cents) as vat
    from order_lines group by 1, 2
  ) by_rate group by order_id
) v where v.order_id = o.id`;

const writeEvents = `
insert into order_events (order_id, part, event, from_state, to_state, actor, at)
select id, 'food', event, from_state, to_state, actor, at + minutes * interval '1 minute'
from big_orders cross join lateral (values
  ('place', null, 'placed', 'customer', 0),
  ('accept', 'placed', 'accepted', 'worker', 2),
  ('complete', 'accepted', 'completed', 'worker', 45)
) as e (event, from_state, to_state, actor, minutes)
where event = 'place' or state = 'completed'
order by at`;

/** Inserts a quarter of a year of orders, set by set: the history of a busy shop. */
export const loadOrders = async (client: pg.ClientBase, count: number, now: Date): Promise<void> => {
  // Old orders need no triggers.
  await client.query('alter table orders disable trigger user');
  await client.query(drawLines, [count]);
  await client.query('analyze big_lines');
  await client.query(drawOrders, [now]);
  await client.query('analyze big_orders');
  for (const statement of [writeOrders, writeParts, writeLines, writeVat, writeEvents])
    await client.query(statement);
  await client.query('alter table orders enable trigger user');
};
