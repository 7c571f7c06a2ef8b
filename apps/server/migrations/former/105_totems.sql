-- Screens in a shop at which anybody orders. Each is let in by a key of its own, of which only the hash is kept.
create table totems (
  id text primary key check (id like 'ttm\_%'),
  shop_id text not null references shops on delete cascade,
  name text not null check (length(name) between 1 and 40),
  key_hash bytea not null unique,
  -- What the payment provider calls the card terminal beside it; null where one pays at the till alone.
  reader text check (length(reader) between 1 and 100),
  created_at timestamptz not null,
  created_by text references users on delete set null,
  -- When it last showed itself.
  seen_at timestamptz,
  retired_at timestamptz
);
create index totems_shop on totems (shop_id) where retired_at is null;

-- What the sandbox's card terminals show: one line for each payment somebody was asked to make there.
create table sandbox_terminals (
  intent_ref text primary key references sandbox_intents,
  reader text not null,
  amount_cents int not null check (amount_cents > 0),
  state text not null check (state in ('waiting', 'approved', 'declined', 'cancelled')),
  asked_at timestamptz not null
);
