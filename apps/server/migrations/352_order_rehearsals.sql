-- Orders that the shop rehearses with itself (decision 139): when, how far each came, and how long each step took. New and
-- empty: it holds nothing up.
create table order_rehearsals (
  id bigint generated always as identity primary key,
  -- By the world's clock, also where the shop's own is moved.
  started_at timestamptz not null,
  -- Null while it is under way, and for good where the process that walked it has gone.
  ended_at timestamptz,
  -- `good`: placed and taken back; `idle`: nothing could be ordered, as at night; `failed`: something should have been and was not.
  outcome text check (outcome in ('good', 'idle', 'failed')),
  -- The step it ended at, and with what, where it was not good.
  step text,
  reason text,
  -- `[{"step": "menu", "ms": 12}]`
  steps jsonb not null default '[]',
  check ((ended_at is null) = (outcome is null))
);
create index order_rehearsals_newest on order_rehearsals (started_at desc);
