-- Shifts: who worked from when to when, how that was told, and what was mended of it.
create table shifts (
  id text primary key check (id like 'shf\_%'),
  user_id text not null references users on delete cascade,
  shop_id text references shops,
  from_at timestamptz not null,
  -- Null while it goes on, or where nobody told the end.
  until_at timestamptz check (until_at >= from_at),
  from_how text not null check (from_how in ('pin', 'badge', 'hand')),
  until_how text check (until_how in ('pin', 'badge', 'hand')),
  -- The device of the shop that it was told on, and who read the badge or wrote by hand; null for who was alone.
  from_device text,
  until_device text,
  from_by text references users on delete set null,
  until_by text references users on delete set null,
  mended_at timestamptz,
  mended_by text references users on delete set null,
  mend_reason text,
  removed_at timestamptz,
  constraint shifts_end check ((until_at is null) = (until_how is null)),
  constraint shifts_mended check ((mended_at is null) = (mend_reason is null))
);
create index shifts_person on shifts (user_id, from_at desc);
create index shifts_shop on shifts (shop_id, from_at desc);
create index shifts_begin on shifts (from_at);

-- A coming or a going that a badge was read for, written as a shift: a going ends the shift that is open for less than
-- the longest one.
create function carry_badge_stamp(given badge_stamps) returns void
  language plpgsql as $$
declare
  open_shift text;
begin
  if given.kind = 'in' then
    insert into shifts (id, user_id, shop_id, from_at, from_how, from_by)
    values ('shf_' || replace(gen_random_uuid()::text, '-', ''), given.user_id, given.shop_id, given.at, 'badge', given.scanned_by);
    return;
  end if;
  select id into open_shift from shifts
  where user_id = given.user_id and until_at is null and removed_at is null
    and from_at <= given.at and given.at - from_at < interval '16 hours'
  order by from_at desc limit 1;
  if open_shift is null then
    -- Nobody told the coming: a shift of no length, so that the going is not lost, and can be mended.
    insert into shifts (id, user_id, shop_id, from_at, until_at, from_how, until_how, from_by, until_by)
    values ('shf_' || replace(gen_random_uuid()::text, '-', ''), given.user_id, given.shop_id, given.at, given.at, 'badge', 'badge', given.scanned_by, given.scanned_by);
  else
    update shifts set until_at = given.at, until_how = 'badge', until_by = given.scanned_by where id = open_shift;
  end if;
end $$;

do $$
declare
  one badge_stamps;
begin
  for one in select * from badge_stamps order by at, id loop
    perform carry_badge_stamp(one);
  end loop;
end $$;

-- A process of the version before this one still writes there while it is being replaced.
create function carry_new_badge_stamp() returns trigger
  language plpgsql as $$
begin
  perform carry_badge_stamp(new);
  return null;
end $$;
create trigger badge_stamps_carried after insert on badge_stamps
  for each row execute function carry_new_badge_stamp();
