-- What was used at a till by mistake can be taken back by who did it, for a few minutes, and leaves its trace.

alter table redemptions
  add column undone_at timestamptz,
  add column undone_by text references users on delete set null,
  add constraint redemptions_undone_after_use check (undone_at is null or used_at is not null);

alter table redemption_tries drop constraint redemption_tries_outcome_check;
alter table redemption_tries add constraint redemption_tries_outcome_check
  check (outcome in ('done', 'used', 'expired', 'forged', 'unknown', 'refused', 'elsewhere', 'undone', 'not_undone'));
