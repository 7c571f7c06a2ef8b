-- How much a shop can promise in each slot of time, and what it has promised.

-- Settings of a service; a shop without a row has the usual ones.
create table slot_capacity (
  shop_id text not null references shops on delete cascade,
  mode text not null check (mode in ('delivery', 'pickup')),
  -- A part of an hour, so that slots stay on the same minutes when clocks change.
  slot_minutes int not null default 15 check (slot_minutes in (10, 15, 20, 30, 60)),
  -- From the start of the work until the bag is ready; a delivery adds its area's lead.
  kitchen_minutes int not null default 15 check (kitchen_minutes between 0 and 240),
  -- How many days after today can be chosen.
  days_ahead int not null default 2 check (days_ahead between 0 and 30),
  -- The most that is handed over in one slot, in pieces to make and in orders.
  pieces int not null check (pieces > 0),
  orders int not null check (orders > 0),
  primary key (shop_id, mode)
);

-- What is promised in a slot, added up: the row that bookings of the same slot queue at.
create table slot_loads (
  shop_id text not null references shops on delete cascade,
  mode text not null check (mode in ('delivery', 'pickup')),
  slot_at timestamptz not null,
  pieces int not null check (pieces >= 0),
  orders int not null check (orders >= 0),
  primary key (shop_id, mode, slot_at)
);

-- Which order took what, to be given back when it comes to nothing.
create table slot_bookings (
  order_id text not null,
  shop_id text not null references shops on delete cascade,
  mode text not null check (mode in ('delivery', 'pickup')),
  slot_at timestamptz not null,
  pieces int not null check (pieces >= 0),
  primary key (order_id, shop_id, mode, slot_at)
);
