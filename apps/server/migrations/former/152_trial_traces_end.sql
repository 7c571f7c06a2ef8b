-- Traces of trials were plain hashes, against which whoever has the table can try addresses and telephones, and they were
-- kept for ever. They are keyed from now on, and end. The old ones are keyed by the first process that holds the key and
-- looks (`membership/trials-store.ts`). The defaults are for the version that is still running.
alter table prime_trials add column keyed boolean not null default false;
alter table prime_trials add column ends_at timestamptz not null default now() + interval '24 months';
update prime_trials set ends_at = at + interval '24 months';
create index prime_trials_ends on prime_trials (ends_at);
create index prime_trials_unkeyed on prime_trials (trace) where not keyed;
