-- Views of the office's lists that somebody has named: which filters, and the one a list begins with.
create table saved_views (
  user_id text not null references users on delete cascade,
  -- Which list: a short word of the office.
  list text not null,
  name text not null,
  -- The filters as the list's address says them.
  search text not null,
  begins boolean not null default false,
  saved_at timestamptz not null,
  primary key (user_id, list, name)
);
-- A list begins with one view at most.
create unique index saved_views_begins on saved_views (user_id, list) where begins;
