-- Zanga Prime. What somebody is, is derived from these records by the domain, never kept.

-- Every version of the plan there has been; the latest that has begun is the one on offer.
create table prime_plans (
  version text primary key,
  price_cents int not null check (price_cents > 0),
  trial_days int not null check (trial_days between 0 and 90),
  trial_amount_cents int not null check (trial_amount_cents >= 0),
  free_delivery_over_cents int check (free_delivery_over_cents >= 0),
  instore_percent int not null check (instore_percent between 0 and 100),
  begins_at timestamptz not null
);

-- Somebody about to join: what they were offered, and the payment that confirms their card.
create table prime_joinings (
  -- Becomes the membership's own id; its row is the lock of everything about both.
  id text primary key check (id like 'mbr\_%'),
  user_id text not null references users on delete cascade,
  plan_version text not null references prime_plans,
  trial boolean not null,
  payment_id text not null references payments,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index prime_joinings_user on prime_joinings (user_id, created_at desc);
create index prime_joinings_open on prime_joinings (created_at) where closed_at is null;

create table memberships (
  id text primary key references prime_joinings,
  user_id text not null references users on delete cascade,
  plan_version text not null references prime_plans,
  started_at timestamptz not null,
  first_period_at timestamptz not null check (first_period_at >= started_at),
  paid_periods int not null default 0 check (paid_periods >= 0),
  failed_at timestamptz[] not null default '{}',
  cancelled_at timestamptz,
  ended_at timestamptz,
  -- The card that renewals are charged to, as its owner knows it.
  card_id text,
  card_brand text,
  card_last4 text,
  -- The period whose charge has been announced.
  announced_period int,
  -- When there is next something to do; kept so that it can be found.
  due_at timestamptz
);
-- Of somebody's memberships at most one has neither ended nor been left.
create unique index memberships_one on memberships (user_id) where ended_at is null;
create index memberships_due on memberships (due_at) where due_at is not null;

-- Trials that have been had: one a person and one a card, ever. They outlive the account as hashes.
create table prime_trials (
  trace bytea primary key,
  at timestamptz not null
);
