-- What was ordered, as it was sold: nothing here changes when the catalogue does.

create table orders (
  id text primary key check (id like 'ord\_%'),
  -- A customer's, or a guest's who holds a key of which only the hash is kept.
  user_id text references users,
  token_hash bytea,
  check (num_nonnulls(user_id, token_hash) = 1),
  state text not null check (state in ('awaiting_payment', 'placed', 'accepted', 'preparing', 'ready',
    'out_for_delivery', 'completed', 'rejected', 'cancelled', 'expired')),
  -- Counts the changes; everybody who looks at the order is told of each.
  version int not null default 1,
  number text not null,
  -- Shops that have a part of it; an empty name stands for what is shipped.
  shop_ids text[] not null,
  payment_kind text not null check (payment_kind in ('card', 'cash', 'till')),
  -- Until when everything is held for the payment.
  pay_by timestamptz,
  check (state <> 'awaiting_payment' or (payment_kind = 'card' and pay_by is not null)),
  qty int not null check (qty > 0),
  summary text not null,
  list_cents int not null check (list_cents >= 0),
  discount_cents int not null check (discount_cents >= 0),
  member_discount_cents int not null check (member_discount_cents >= 0),
  coupon_discount_cents int not null check (coupon_discount_cents >= 0),
  delivery_cents int not null check (delivery_cents >= 0),
  total_cents int not null check (total_cents >= 0),
  check (total_cents = list_cents - discount_cents - member_discount_cents - coupon_discount_cents + delivery_cents),
  refunded_cents int not null default 0 check (refunded_cents between 0 and total_cents),
  vat jsonb not null,
  firstname text not null,
  lastname text not null,
  email text not null,
  telephone text not null,
  gift jsonb,
  meta jsonb not null default '{}',
  coupon_id text,
  coupon_title text,
  terms_version text not null,
  -- Said by the person where something has an age limit.
  of_age boolean not null,
  -- The cart it was made from, emptied when the order is placed.
  cart_id text not null,
  created_at timestamptz not null,
  placed_at timestamptz,
  completed_at timestamptz
);
create index orders_user on orders (user_id, created_at desc, id) where user_id is not null;
create index orders_waiting on orders (pay_by) where state = 'awaiting_payment';
create index orders_cart on orders (cart_id) where state = 'awaiting_payment';
create index orders_created on orders (created_at);

-- What one shop hands over at one time, or what is shipped.
create table order_parts (
  order_id text not null references orders,
  part text not null check (part in ('food', 'goods')),
  mode text not null check (mode in ('delivery', 'pickup', 'onshop', 'shipping')),
  state text not null check (state in ('awaiting_payment', 'placed', 'accepted', 'preparing', 'ready',
    'out_for_delivery', 'completed', 'rejected', 'cancelled', 'expired')),
  check (state <> 'out_for_delivery' or mode in ('delivery', 'shipping')),
  -- When it reached its state.
  since timestamptz not null,
  shop_id text references shops,
  check ((shop_id is null) = (mode = 'shipping')),
  -- Called out by its shop.
  number text not null,
  address jsonb,
  check ((address is null) = (mode in ('pickup', 'onshop'))),
  table_label text,
  -- What was asked for; null is as soon as possible.
  wanted_at timestamptz,
  promised_at timestamptz,
  -- The slot whose room it takes, and the most that fits there, to be asked for again when late money comes.
  slot_at timestamptz,
  slot_pieces int,
  slot_orders int,
  pieces int not null check (pieces >= 0),
  fee_cents int not null check (fee_cents >= 0),
  fee_discount_cents int not null check (fee_discount_cents between 0 and fee_cents),
  reason text,
  completed_at timestamptz,
  primary key (order_id, part)
);
create index order_parts_board on order_parts (shop_id, since)
  where state in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery');
create index order_parts_shop on order_parts (shop_id, since desc);

create table order_lines (
  id text primary key check (id like 'lin\_%'),
  order_id text not null,
  part text not null,
  position int not null,
  -- The line of the cart it was made from.
  cart_line_id text not null,
  -- No foreign key: what was sold stays sold.
  product_id text not null,
  slug text not null,
  name text not null,
  kind text not null check (kind in ('food', 'drink', 'merchandise', 'cinema')),
  age_limit int,
  images jsonb not null,
  options jsonb not null,
  notes text not null,
  qty int not null check (qty between 1 and 99),
  unit_cents int not null check (unit_cents >= 0),
  list_cents int not null check (list_cents >= 0),
  discount_cents int not null check (discount_cents >= 0),
  member_discount_cents int not null check (member_discount_cents >= 0),
  coupon_discount_cents int not null check (coupon_discount_cents >= 0),
  total_cents int not null check (total_cents >= 0),
  check (total_cents = list_cents - discount_cents - member_discount_cents - coupon_discount_cents),
  vat_rate_basis_points int not null,
  vat_cents int not null,
  refunded_qty int not null default 0 check (refunded_qty between 0 and qty),
  -- Pieces taken from the stock; none once they were given back, or where nobody counts.
  reserved_qty int not null default 0 check (reserved_qty in (0, qty)),
  foreign key (order_id, part) references order_parts (order_id, part)
);
create index order_lines_order on order_lines (order_id, position);

-- Who did what to an order, and when. Only ever added to.
create table order_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  -- Null where it concerns the whole order.
  part text,
  event text not null,
  from_state text,
  to_state text,
  actor text not null check (actor in ('customer', 'worker', 'system')),
  -- The account, where there is one.
  actor_id text,
  details jsonb not null default '{}',
  at timestamptz not null
);
create index order_events_order on order_events (order_id, id);

-- The same key always gives the same order, and only for the same request.
create table order_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  order_id text not null references orders deferrable initially deferred,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index order_keys_age on order_keys (created_at);

-- The last number given in a shop on a day in Rome; what is shipped is counted under an empty name.
create table order_numbers (
  scope text not null,
  day date not null,
  last int not null check (last > 0),
  primary key (scope, day)
);

-- Decisions to give money back. How the money travels is the payments' own business.
create table order_refunds (
  id text primary key check (id like 'rfd\_%'),
  order_id text not null references orders,
  key text not null,
  amount_cents int not null check (amount_cents > 0),
  -- Array of {id, qty, amount}.
  lines jsonb not null,
  reason text not null,
  -- Cash goes back over the counter.
  method text not null check (method in ('card', 'by_hand')),
  actor text not null,
  actor_id text,
  created_at timestamptz not null,
  failed_at timestamptz,
  unique (order_id, key)
);

-- Everybody who looks at an order, or at the board of one of its shops, is told: whoever writes cannot forget.
create function announce_order() returns trigger language plpgsql as $$
declare
  shop text;
begin
  perform pg_notify('live', 'order:' || new.id);
  if new.state <> 'awaiting_payment' then
    foreach shop in array new.shop_ids loop
      perform pg_notify('live', 'shop:' || shop);
    end loop;
  end if;
  return null;
end $$;
create trigger orders_announce after update of version on orders for each row execute function announce_order();
create trigger orders_announce_new after insert on orders for each row
  when (new.state <> 'awaiting_payment') execute function announce_order();
