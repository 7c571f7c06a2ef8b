-- What a kitchen makes again of an order, at no charge: it fell, was forgotten, or was wrong.
create table order_redos (
  id text primary key check (id like 'rdo\_%'),
  order_id text not null,
  part text not null,
  -- One tap, however often it arrives.
  key text not null,
  -- Lines, with the number of pieces of each.
  pieces jsonb not null,
  -- In words of the shop; its customer does not read them.
  reason text not null,
  promised_at timestamptz not null,
  -- What the customer has to pay, or has paid, for these pieces: the loss of the shop.
  worth_cents int not null check (worth_cents >= 0),
  created_at timestamptz not null,
  created_by text not null,
  done_at timestamptz,
  done_by text,
  check ((done_at is null) = (done_by is null)),
  unique (order_id, key),
  foreign key (order_id, part) references order_parts (order_id, part)
);
create index order_redos_part on order_redos (order_id, part);
create index order_redos_open on order_redos (order_id) where done_at is null;
create index order_redos_day on order_redos (created_at);
