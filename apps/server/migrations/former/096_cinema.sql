-- Shows at the cinema: each is a product, whose stock are its free seats, so that tickets are bought like anything else.

create table cinema_shows (
  product_id text primary key references products on delete cascade,
  shop_id text not null references shops,
  film text not null,
  hall text not null,
  starts_at timestamptz not null,
  minutes int not null check (minutes between 10 and 600),
  seats int not null check (seats > 0)
);
create index cinema_shows_start on cinema_shows (starts_at);
create trigger cinema_shows_announce after insert or update or delete or truncate on cinema_shows
  for each statement execute function announce_public_change();

create table cinema_tickets (
  id text primary key check (id like 'tck\_%'),
  order_id text not null references orders,
  line_id text not null references order_lines,
  -- Which of the pieces of its line it is.
  piece int not null check (piece > 0),
  product_id text not null references cinema_shows,
  -- What was chosen for it, such as a reduced fare.
  fare text not null,
  issued_at timestamptz not null,
  -- Who let its owner in, where and when; the code that was scanned is the redemptions' own.
  burnt_at timestamptz,
  refunded_at timestamptz,
  -- Nobody sees a film and has the money back.
  check (burnt_at is null or refunded_at is null),
  unique (line_id, piece)
);
create index cinema_tickets_order on cinema_tickets (order_id);
create index cinema_tickets_show on cinema_tickets (product_id);

-- A third part of an order: tickets, which nobody carries anywhere.
alter table order_parts
  drop constraint order_parts_part_check,
  drop constraint order_parts_mode_check,
  drop constraint order_parts_check1,
  drop constraint order_parts_check2,
  add constraint order_parts_part_check check (part in ('food', 'goods', 'tickets')),
  add constraint order_parts_mode_check check (mode in ('delivery', 'pickup', 'onshop', 'shipping', 'entry')),
  add constraint order_parts_entry check ((part = 'tickets') = (mode = 'entry')),
  add constraint order_parts_shop check ((shop_id is null) = (mode in ('shipping', 'entry'))),
  add constraint order_parts_address check ((address is null) = (mode in ('pickup', 'onshop', 'entry')));
