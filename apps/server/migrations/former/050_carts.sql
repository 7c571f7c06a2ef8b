-- What people mean to order. No price is kept here but the one a person last saw: the catalogue prices a cart each time.

create table carts (
  id text primary key check (id like 'crt\_%'),
  -- A customer has one live cart on all devices; a visitor's opens with a key, of which only the hash is kept.
  user_id text unique references users on delete cascade,
  token_hash bytea unique,
  check (num_nonnulls(user_id, token_hash) = 1),
  -- Counts the changes; a device that speaks of an older one is told so.
  version int not null default 0,
  -- How each part is to be had: array of what the contract calls a delivery, shops by id.
  deliveries jsonb not null default '[]',
  coupon text,
  single_cart_shop text,
  gift jsonb,
  meta jsonb not null default '{}',
  created_at timestamptz not null,
  -- Last day its owner looked at it; visitors' carts are forgotten thirty days after.
  touched_at timestamptz not null
);
create index carts_visitors on carts (touched_at) where token_hash is not null;

create table cart_lines (
  id text primary key check (id like 'lin\_%'),
  cart_id text not null references carts on delete cascade,
  position int not null,
  -- No foreign key: a line outlives its product, so that its owner is told instead of finding it gone.
  product_id text not null,
  options text[] not null,
  qty int not null check (qty between 1 and 99),
  notes text not null default '',
  -- As it was when somebody last saw it.
  slug text not null,
  name text not null,
  seen_unit_cents int not null
);
create index cart_lines_cart on cart_lines (cart_id, position);

-- Ways of paying that a shop accepts; the till is for who stands in front of it.
alter table shops add column payments text[] not null default '{card}'
  check (payments <@ '{card,cash,till}' and cardinality(payments) > 0);

-- What it costs to have merchandise shipped, and from what amount on it costs nothing.
alter table brands
  add column shipping_fee_cents int not null default 0 check (shipping_fee_cents >= 0),
  add column shipping_free_over_cents int check (shipping_free_over_cents >= 0);
