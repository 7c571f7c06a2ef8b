-- Versions of Prime's plan are written by staff. One that has not begun may be taken back, and its row goes.
alter table prime_plans
  -- Null for those from before, and for who left.
  add column written_by text references users on delete set null,
  add column written_at timestamptz;
create index prime_plans_writer on prime_plans (written_by) where written_by is not null;

-- Whom a version was sold to.
create index memberships_plan on memberships (plan_version);
create index prime_joinings_plan on prime_joinings (plan_version);
