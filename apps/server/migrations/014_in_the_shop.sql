-- In the shop: tables, totems, and what staff changed.

-- Tables at which one orders while in the shop: the code on the table is the table's own id, which nobody guesses.
create table shop_tables (
  id text primary key check (id like 'tbl\_%'),
  shop_id text not null references shops on delete cascade,
  label text not null check (length(label) between 1 and 20),
  -- Whoever orders there from then on shares a bill; null while the table is closed.
  open_since timestamptz,
  unique (shop_id, label)
);

-- A shop's board shows who calls, and which tables are open.
create function announce_table() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'shop:' || new.shop_id);
  return null;
end $$;
create trigger shop_tables_board after insert or update on shop_tables for each row execute function announce_table();

-- Somebody at a table wants the waiter, or the bill.
create table table_calls (
  id text primary key check (id like 'cal\_%'),
  table_id text not null references shop_tables on delete cascade,
  reason text not null check (reason in ('waiter', 'bill')),
  at timestamptz not null,
  seen_at timestamptz,
  seen_by text references users on delete set null
);

-- Calling twice is calling once.
create unique index table_calls_open on table_calls (table_id, reason) where seen_at is null;

-- Its shop's board shows the call.
create function announce_table_call() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'shop:' || (select shop_id from shop_tables where id = new.table_id));
  return null;
end $$;
create trigger table_calls_board after insert or update on table_calls for each row execute function announce_table_call();

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

-- What staff changed outside of orders: who, when, before and after. Only ever added to.
create table staff_actions (
  id bigint generated always as identity primary key,
  user_id text not null references users,
  action text not null,
  -- What it was done to: a shop, a product in a shop.
  subject text not null,
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null
);
create index staff_actions_subject on staff_actions (subject, at);
