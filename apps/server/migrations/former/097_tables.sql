-- Tables at which one orders while in the shop: the code on the table is the table's own id, which nobody guesses.

create table shop_tables (
  id text primary key check (id like 'tbl\_%'),
  shop_id text not null references shops on delete cascade,
  label text not null check (length(label) between 1 and 20),
  -- Whoever orders there from then on shares a bill; null while the table is closed.
  open_since timestamptz,
  unique (shop_id, label)
);

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

-- A shop's board shows who calls, and which tables are open.
create function announce_table() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'shop:' || new.shop_id);
  return null;
end $$;
create trigger shop_tables_board after insert or update on shop_tables for each row execute function announce_table();

create function announce_table_call() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'shop:' || (select shop_id from shop_tables where id = new.table_id));
  return null;
end $$;
create trigger table_calls_board after insert or update on table_calls for each row execute function announce_table_call();
