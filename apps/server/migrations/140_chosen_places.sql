-- How and where a customer wants to have their things, as last chosen on any of their devices. A time is of one day and is
-- not kept, nor is an address that its owner has not saved.
create table chosen_places (
  user_id text primary key references users on delete cascade,
  -- From where; for what is brought it may be open.
  shop_id text references shops on delete cascade,
  -- To where it is brought; null for what is fetched.
  address_id text references addresses on delete cascade,
  chosen_at timestamptz not null,
  check (address_id is not null or shop_id is not null)
);
-- A deleted address or shop takes what was chosen along.
create index chosen_places_address on chosen_places (address_id);
create index chosen_places_shop on chosen_places (shop_id);
