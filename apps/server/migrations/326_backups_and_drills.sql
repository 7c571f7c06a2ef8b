-- When a backup was written and when one was tried, so that any machine of the shop can say how old the last one is.
create table backup_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'drill')),
  finished_at timestamptz not null,
  ok boolean not null,
  told text not null
);
