-- Where customers have things brought. Orders keep a copy of their own.

create table addresses (
  id text primary key check (id like 'adr\_%'),
  user_id text not null references users on delete cascade,
  label text not null default '',
  street text not null,
  number text not null,
  staircase text not null default '',
  floor text not null default '',
  doorbell text not null default '',
  zip text not null check (zip ~ '^\d{5}$'),
  city text not null,
  province text not null check (province ~ '^[A-Z]{2}$'),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  notes text not null default '',
  is_default boolean not null default false,
  -- When it was last ordered to.
  used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id);
create unique index addresses_one_default on addresses (user_id) where is_default;
create trigger addresses_touch before update on addresses for each row execute function touch_updated_at();
