import { anyOfStaff } from './house.ts';
import { draw } from './orders.ts';

// Later records of each order: history, money, messages, audit.

const luck = draw(`'h' || id`, 1000);

const ofOrders = [
  `insert into order_events (order_id, part, event, from_state, to_state, actor, actor_id, at)
   select o.id, p.part, event, from_state, to_state, actor, case actor when 'worker' then ${anyOfStaff('o.id')} end, o.created_at + minutes * interval '1 minute'
   from orders o join order_parts p on p.order_id = o.id cross join lateral (values
     ('place', null, 'placed', 'customer', 0), ('accept', 'placed', 'accepted', 'worker', 2), ('complete', 'accepted', 'completed', 'worker', 45)
   ) as e (event, from_state, to_state, actor, minutes) where event = 'place' or o.state = 'completed' order by o.created_at`,
  `insert into payments (id, purpose, owner_id, user_id, capture, state, amount_cents, captured_cents, refunded_cents, provider, intent_ref, created_at, updated_at, settled_at)
   select 'pay_m' || id, 'order', id, user_id, 'automatic', 'paid', total_cents, total_cents, refunded_cents, 'sandbox', 'int_m' || id, created_at, created_at, created_at
   from orders where payment_kind = 'card'`,
  `insert into takings (id, order_id, how, amount_cents, user_id, key, at, shop_id)
   select 'tak_m' || id, id, case payment_kind when 'cash' then 'cash' else 'terminal' end, taken_cents, ${anyOfStaff('id')}, 'm', created_at + interval '45 minutes', shop_ids[1]
   from orders where taken_cents > 0 order by created_at`,
  `insert into order_refunds (id, order_id, key, amount_cents, lines, reason, method, actor, actor_id, created_at)
   select 'rfd_m' || id, id, 'm', refunded_cents, '[]', 'Mancava', case payment_kind when 'card' then 'card' else 'by_hand' end, 'worker', ${anyOfStaff('id')},
     created_at + interval '1 hour' from orders where refunded_cents > 0`,
  `insert into order_notes (order_id, user_id, text, key, at)
   select id, ${anyOfStaff('id')}, 'Ha chiamato', 'm', created_at + interval '1 hour' from orders where ${luck} < 20`,
  `insert into sent_messages (channel, key, claimed_at, sent_at)
   select 'email', 'order:' || id || ':placed', created_at, created_at from orders`,
  `insert into slot_bookings (order_id, shop_id, mode, slot_at, pieces)
   select order_id, shop_id, mode, date_trunc('hour', since), pieces from order_parts where shop_id is not null and mode in ('delivery', 'pickup') and since > $1::timestamptz - interval '40 days'`,
];

const ofReviews = [
  `insert into review_invitations (order_id, invited_at)
   select id, completed_at + interval '1 day' from orders where user_id is not null and state = 'completed' and completed_at < $1::timestamptz - interval '1 day'`,
  `insert into reviews (id, order_id, user_id, shop_id, author, stars, text, state, refusal, written_at, decided_at, decided_by)
   select 'rev_m' || id, id, user_id, nullif(shop_ids[1], ''), firstname || ' ' || left(lastname, 1) || '.', 1 + ${luck} % 5, 'Buono e caldo.', state,
     case state when 'refused' then 'off_topic' end, at, case when state <> 'waiting' then at + interval '1 day' end, case when state <> 'waiting' then 'usr_s1' end
   from (select *, created_at + interval '2 days' as at,
     case when created_at > $1::timestamptz - interval '5 days' then 'waiting' when ${luck} % 40 = 0 then 'refused' else 'published' end as state
     from (select id, user_id, shop_ids, firstname, lastname, created_at, state as order_state from orders) o
     where order_state = 'completed' and user_id is not null and ${luck} < 400) r`,
  `insert into review_products (review_id, product_id, position, name, stars, text)
   select 'rev_m' || l.order_id, l.product_id, l.position, l.name, 4, 'Buono.' from order_lines l join reviews r on r.order_id = l.order_id on conflict do nothing`,
];

const ofStaff = [
  `insert into audit_entries (at, actor, user_id, role, device, network, action, kind, thing, shop_id, before, after)
   select at, 'staff', user_id, 'worker', 'Chrome su Android', '10.0.0.x', action, 'order', id, shop, '{"state":"placed"}', '{"state":"accepted"}' from (
     select o.id, nullif(o.shop_ids[1], '') as shop, ${anyOfStaff('o.id')} as user_id, action, o.created_at + minutes * interval '1 minute' as at
     from orders o cross join lateral (values ('order.accept', 2), ('order.advance', 45)) as e (action, minutes) where o.state = 'completed'
     order by 5) done`,
  `insert into audit_entries (at, actor, user_id, role, action, kind, thing, shop_id, before, after)
   select decided_at, 'staff', decided_by, 'manager', case state when 'published' then 'review.publish' else 'review.refuse' end, 'review', id, shop_id, '{}', '{}'
   from reviews where decided_at is not null order by decided_at`,
  `insert into audit_entries (at, actor, user_id, role, action, kind, thing, shop_id, before, after)
   select $1::timestamptz - n * interval '5 hours', 'staff', 'usr_s' || (n % 200), 'manager', case when n % 40 = 0 then 'person.invite' else 'shop.pause' end,
     case when n % 40 = 0 then 'person' else 'shop' end, 'shp_m' || lpad((1 + n % 200)::text, 3, '0'), 'shp_m' || lpad((1 + n % 200)::text, 3, '0'), '{}', '{}' from generate_series(1, 2000) n`,
];

/** Statements that write these records; $1 is now. */
export const desk: readonly string[] = [...ofOrders, ...ofReviews, ...ofStaff];
