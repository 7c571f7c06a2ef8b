-- Each opening of a table draws a seat: what a phone needs to order there until the table is closed (decision 156). The
-- printed code gives it only for a while after the opening. A trigger draws it, so that a release that knows nothing of
-- seats opens tables as well.
alter table shop_tables add column seat text;
-- When staff last let more phones sit down at the open table.
alter table shop_tables add column welcomed_at timestamptz;

create function draw_seat() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.open_since is distinct from old.open_since then
    new.seat := case when new.open_since is not null then gen_random_uuid()::text end;
    new.welcomed_at := null;
  end if;
  return new;
end $$;
create trigger shop_tables_seat before insert or update of open_since on shop_tables
  for each row execute function draw_seat();

-- Guests who sit at a table during the upgrade read its code again.
update shop_tables set seat = gen_random_uuid()::text, welcomed_at = now() where open_since is not null;
