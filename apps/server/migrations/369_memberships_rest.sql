-- While Zanga Prime is switched off a membership whose paid time is over rests: nobody is charged, and it does not end.
alter table memberships
  add column paused_at timestamptz,
  -- Where its first period was agreed to begin; only where a pause has moved `first_period_at`.
  add column agreed_first_period_at timestamptz;
