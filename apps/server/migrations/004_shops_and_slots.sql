-- Shops: where they are, when they are open, where they deliver, and how much they can promise.

create table shops (
  id text primary key check (id like 'shp\_%'),
  slug text not null unique,
  name text not null,
  description text not null default '',
  street text not null,
  number text not null,
  zip text not null,
  city text not null,
  province text not null check (length(province) = 2),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  time_zone text not null default 'Europe/Rome',
  phone text not null,
  email text not null,
  services text[] not null check (services <@ '{delivery,pickup,onshop,totem}'),
  -- Ways of paying that the shop accepts; the till is for who stands in front of it.
  payments text[] not null default '{card}' check (payments <@ '{card,cash,till}' and cardinality(payments) > 0),
  merchandise boolean not null default false,
  -- A pause ends by itself at this instant.
  paused_until timestamptz,
  position int not null default 0,
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger shops_touch before update on shops for each row execute function touch_updated_at();
create trigger shops_announce after insert or update or delete or truncate on shops
  for each statement execute function announce_public_change();

-- A shop's board shows its pause.
create function announce_shop_pause() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'shop:' || new.id);
  return null;
end $$;
create trigger shops_board after update of paused_until on shops
  for each row execute function announce_shop_pause();

-- Weekly hours: minutes from midnight on the wall clock; closing passes 1440 when it is after midnight.
create table shop_hours (
  shop_id text not null references shops on delete cascade,
  service text not null check (service in ('delivery', 'pickup', 'onshop', 'totem')),
  -- 1 is Monday.
  weekday int not null check (weekday between 1 and 7),
  opens_minute int not null check (opens_minute between 0 and 1439),
  closes_minute int not null check (closes_minute > opens_minute and closes_minute <= 2880),
  primary key (shop_id, service, weekday, opens_minute)
);
create trigger shop_hours_announce after insert or update or delete or truncate on shop_hours
  for each statement execute function announce_public_change();

-- A dated exception replaces the week's hours for its service (all services when null); none means closed.
create table shop_exceptions (
  shop_id text not null references shops on delete cascade,
  day date not null,
  service text check (service in ('delivery', 'pickup', 'onshop', 'totem')),
  intervals jsonb not null default '[]',
  reason text not null default '',
  unique nulls not distinct (shop_id, day, service)
);
create trigger shop_exceptions_announce after insert or update or delete or truncate on shop_exceptions
  for each statement execute function announce_public_change();

create table delivery_areas (
  id bigint generated always as identity primary key,
  shop_id text not null references shops on delete cascade,
  name text not null,
  -- Array of {lat, lng}; the last point joins the first.
  polygon jsonb not null,
  fee_cents int not null check (fee_cents >= 0),
  minimum_cents int not null check (minimum_cents >= 0),
  free_over_cents int check (free_over_cents >= 0),
  lead_minutes int not null check (lead_minutes >= 0)
);
create index delivery_areas_shop on delivery_areas (shop_id);
create trigger delivery_areas_announce after insert or update or delete or truncate on delivery_areas
  for each statement execute function announce_public_change();

create table shop_pictures (
  shop_id text not null references shops on delete cascade,
  picture_id text not null references pictures,
  name text not null check (name in ('image-new', 'image', 'logo-new')),
  position int not null default 0,
  primary key (shop_id, name, position)
);
create trigger shop_pictures_announce after insert or update or delete or truncate on shop_pictures
  for each statement execute function announce_public_change();

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
