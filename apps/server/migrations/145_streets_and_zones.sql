-- What a zone of delivery is known by where no map service tells where a door is: its towns and its streets.

-- Towns that a zone lies in; a zone without any lies in its shop's own town.
create table delivery_towns (
  area_id bigint not null references delivery_areas on delete cascade,
  city text not null check (city <> ''),
  province text not null check (province ~ '^[A-Z]{2}$'),
  -- Filled in for who writes an address there: the town's general post code.
  zip text not null default '' check (zip ~ '^(\d{5})?$'),
  primary key (area_id, city, province)
);
create trigger delivery_towns_announce after insert or update or delete or truncate on delivery_towns
  for each statement execute function announce_public_change();

-- Streets that a shop has put into a zone, between two house numbers, both included; to the street's end where null.
create table delivery_streets (
  area_id bigint not null references delivery_areas on delete cascade,
  street text not null check (street <> ''),
  from_number int not null default 1 check (from_number >= 0),
  to_number int check (to_number >= from_number),
  primary key (area_id, street, from_number)
);
create trigger delivery_streets_announce after insert or update or delete or truncate on delivery_streets
  for each statement execute function announce_public_change();

-- What the owner of an address has said of its zone: a name, nothing when they do not know, null where nobody has asked.
alter table addresses add column zone text;
-- Until now whoever wrote an address was asked to put a pin on the door.
alter table addresses add column pinned boolean not null default true;
-- No order waits for a post code.
alter table addresses drop constraint addresses_zip_check;
alter table addresses add constraint addresses_zip_check check (zip ~ '^(\d{5})?$');
