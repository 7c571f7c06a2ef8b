-- Screens that show the board of a shop: one row for each browser, with when it last said that it is awake.
create table board_screens (
  shop_id text not null references shops on delete cascade,
  -- Drawn by the browser, and kept there.
  screen text not null check (length(screen) between 8 and 64),
  -- Whether a new order can be heard there.
  sound boolean not null,
  seen_at timestamptz not null,
  primary key (shop_id, screen)
);

-- Since when somebody looks at the screens without a break: while no server ran, no screen could say anything.
create table screen_watches (
  one boolean primary key default true check (one),
  since timestamptz not null,
  looked_at timestamptz not null
);

-- After how many minutes without a screen managers are written to; null leaves that out.
alter table answer_plans add column screen_minutes int default 10 check (screen_minutes between 3 and 240);
-- When managers of a shop were last told that no screen is open there.
alter table shop_silences add column screen_at timestamptz;
