-- When workers come and go, by the badge that is scanned at the till.
create table badge_stamps (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  shop_id text references shops,
  kind text not null check (kind in ('in', 'out')),
  at timestamptz not null,
  -- Whoever scanned it.
  scanned_by text references users on delete set null
);
create index badge_stamps_worker on badge_stamps (user_id, at desc);
