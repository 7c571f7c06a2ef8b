-- Shops, when they are open, where they deliver.

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
  merchandise boolean not null default false,
  -- A pause ends by itself at this instant.
  paused_until timestamptz,
  position int not null default 0,
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger shops_touch before update on shops for each row execute function touch_updated_at();

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

-- A dated exception replaces the week's hours for its service (all services when null); none means closed.
create table shop_exceptions (
  shop_id text not null references shops on delete cascade,
  day date not null,
  service text check (service in ('delivery', 'pickup', 'onshop', 'totem')),
  intervals jsonb not null default '[]',
  reason text not null default '',
  unique nulls not distinct (shop_id, day, service)
);

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

create table shop_pictures (
  shop_id text not null references shops on delete cascade,
  picture_id text not null references pictures,
  name text not null check (name in ('image-new', 'image', 'logo-new')),
  position int not null default 0,
  primary key (shop_id, name, position)
);

alter table user_roles add foreign key (shop_id) references shops;
