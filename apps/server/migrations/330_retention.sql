-- What was removed because its time was over, day by day (decision 119). New and empty: it holds nothing up.
create table retention_days (
  -- A name of `retentions` (packages/domain/src/brand/retention.ts).
  what text not null,
  -- Rome's day.
  day date not null,
  removed int not null default 0 check (removed >= 0),
  last_at timestamptz not null,
  -- Why the last one of that day did not come to its end; null is that it did.
  failed text,
  primary key (what, day)
);
create index retention_days_day on retention_days (day);
