-- Devices of a shop: a till's tablet, a kitchen's screen, a scanner. Each is registered by a code that works once, and
-- then has a secret of its own; of both only hashes are kept (decision 056).
create table shop_devices (
  id text primary key check (id like 'dvc\_%'),
  shop_id text not null references shops on delete cascade,
  -- A totem waits here for its code alone; then it is a row of `totems`.
  kind text not null check (kind in ('till', 'kitchen', 'scanner', 'totem')),
  name text not null check (length(name) between 1 and 40),
  created_at timestamptz not null,
  created_by text references users on delete set null,
  code_hash bytea,
  code_until timestamptz,
  secret_hash bytea,
  claimed_at timestamptz,
  seen_at timestamptz,
  -- What kind of browser it is, in what network, with which version of the office.
  browser text,
  network text,
  version text,
  ended_at timestamptz,
  -- Who has switched on by PIN, and until when nobody touches it.
  person_id text references users on delete set null,
  person_since timestamptz,
  person_until timestamptz,
  -- Who was on it last.
  last_person_id text references users on delete set null,
  constraint shop_devices_code check ((code_hash is null) = (code_until is null)),
  constraint shop_devices_person check (person_id is null or person_until is not null)
);
create unique index shop_devices_code_hash on shop_devices (code_hash);
create unique index shop_devices_secret on shop_devices (secret_hash);
create index shop_devices_shop on shop_devices (shop_id) where ended_at is null;

-- How many minutes without a touch somebody stays on a device; a shop without a row has the usual ones.
create table device_settings (
  shop_id text primary key references shops on delete cascade,
  idle_minutes int not null check (idle_minutes between 1 and 30),
  updated_at timestamptz not null
);

-- The names of devices, for the audit and the hours; one that was switched off keeps its name.
create view device_names as select id, shop_id, kind, name from shop_devices;

-- Open streams of a device are looked at again when its secret is another one, or it is switched off.
create function announce_shop_device() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('sessions', old.id);
  return null;
end $$;
create trigger shop_devices_changed after update of secret_hash, ended_at, shop_id, kind or delete on shop_devices
  for each row execute function announce_shop_device();

-- PINs of the staff, each for one shop; a hash of a keyed hash, since four digits are guessed from a hash alone.
create table staff_pins (
  user_id text not null references users on delete cascade,
  shop_id text not null references shops on delete cascade,
  pin_hash text not null,
  set_at timestamptz not null,
  primary key (user_id, shop_id)
);

-- Since when somebody has a PIN, for who asks whether they are on by it still.
create view pin_holders as select user_id, shop_id, set_at from staff_pins;

-- The registered device that something was done on; null for a browser of one's own.
alter table audit_entries add column device_id text;
