-- A shop that is busy promises everything later for a while; one may pause its deliveries and go on with the rest.

-- So many minutes longer takes whatever is begun; until then, or, where that is null, until somebody takes it back.
alter table shops add column busy_minutes int check (busy_minutes between 1 and 120);
alter table shops add column busy_until timestamptz;
alter table shops add column busy_by text;
alter table shops add constraint shops_busy check (busy_minutes is not null or (busy_until is null and busy_by is null));

alter table shops add column delivery_paused_until timestamptz;
-- In words that customers read.
alter table shops add column delivery_pause_reason text check (length(delivery_pause_reason) between 3 and 120);
alter table shops add column delivery_paused_by text;
alter table shops add constraint shops_delivery_pause
  check ((delivery_paused_until is null) = (delivery_pause_reason is null));

drop trigger shops_board on shops;
create trigger shops_board
  after update of paused_until, busy_minutes, busy_until, delivery_paused_until, delivery_pause_reason on shops
  for each row execute function announce_shop_pause();
