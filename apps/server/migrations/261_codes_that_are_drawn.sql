-- Codes of a coupon that work once each: drawn many at a time, printed, and handed out one by one.

create table coupon_drawings (
  id text primary key check (id like 'cdr\_%'),
  coupon_id text not null references coupons,
  -- Of the press that drew them: pressed twice, it draws once.
  key text not null,
  prefix text not null check (prefix ~ '^[A-Z0-9]{0,10}$'),
  -- What they are for: the staff's own words.
  note text not null,
  codes int not null check (codes > 0),
  drawn_at timestamptz not null,
  drawn_by text references users on delete set null,
  withdrawn_at timestamptz
);
create unique index coupon_drawings_key on coupon_drawings (coupon_id, key);
create index coupon_drawings_coupon on coupon_drawings (coupon_id, drawn_at desc);

create table coupon_codes (
  code text primary key check (code ~ '^[A-Z0-9]{4,24}$'),
  -- Their order in lists.
  id bigint generated always as identity,
  drawing_id text not null references coupon_drawings,
  coupon_id text not null references coupons,
  withdrawn_at timestamptz
);
create index coupon_codes_coupon on coupon_codes (coupon_id, id);
create index coupon_codes_drawing on coupon_codes (drawing_id, id);

-- A use by a drawn code, of which only one stands, whoever comes at once.
alter table coupon_uses add column drawn_code text references coupon_codes;
create unique index coupon_uses_drawn on coupon_uses (drawn_code)
  where drawn_code is not null and given_back_at is null;
create index coupon_uses_drawn_ever on coupon_uses (drawn_code) where drawn_code is not null;

-- Staff read by which order a code was used.
create or replace view order_facts as
  select id, number, user_id, cart_id, state, firstname, payment_kind, total_cents, refunded_cents, taken_cents, lost_cents,
    created_at, placed_at, completed_at, reference
  from orders;
