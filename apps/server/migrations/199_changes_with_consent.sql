-- What a shop proposes to take out of an order, until its customer has agreed.
create table order_changes (
  id text primary key check (id like 'chg\_%'),
  order_id text not null,
  part text not null,
  state text not null check (state in ('open', 'agreed', 'refused', 'expired', 'withdrawn', 'overtaken')),
  -- Lines, with the number of pieces that are taken out of each.
  pieces jsonb not null,
  -- In words that the customer reads.
  reason text not null,
  -- What the order costs less, and which way that comes back.
  amount_cents int not null check (amount_cents >= 0),
  back text not null check (back in ('card', 'hand', 'less')),
  until timestamptz not null,
  created_at timestamptz not null,
  created_by text not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  foreign key (order_id, part) references order_parts (order_id, part)
);
create unique index order_changes_open on order_changes (order_id) where state = 'open';
create index order_changes_until on order_changes (until) where state = 'open';
