-- The embedded stand-in for a payment provider: what the provider would keep on its own machines. Nothing of ours refers
-- to these tables, and nothing in them is a whole card number.

create table sandbox_customers (
  ref text primary key,
  key text not null unique,
  house_user text not null,
  created_at timestamptz not null
);

create table sandbox_cards (
  ref text primary key,
  customer_ref text references sandbox_customers on delete cascade,
  brand text not null,
  last4 text not null,
  exp_month smallint not null,
  exp_year smallint not null,
  fingerprint text not null,
  -- What its bank does when it is charged.
  behaviour text not null,
  created_at timestamptz not null
);
create index sandbox_cards_customer on sandbox_cards (customer_ref);

create table sandbox_intents (
  ref text primary key,
  -- A payment, or a card being kept without one (`setup`, which has no amount).
  kind text not null check (kind in ('payment', 'setup')),
  key text not null unique,
  client_secret text not null unique,
  house_payment text,
  customer_ref text,
  amount_cents integer not null default 0,
  captured_cents integer not null default 0 check (captured_cents between 0 and amount_cents),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and captured_cents),
  capture text not null default 'automatic' check (capture in ('automatic', 'manual')),
  status text not null default 'requires_payment_method',
  card_ref text references sandbox_cards on delete set null,
  -- What was on the card, even after it is forgotten.
  card_face jsonb,
  keep_card boolean not null default false,
  -- Names the page on which the bank asks its customer.
  challenge text unique,
  refusal_code text,
  created_at timestamptz not null,
  check (kind = 'setup' or amount_cents > 0)
);
create index sandbox_intents_age on sandbox_intents (created_at);

create table sandbox_refunds (
  ref text primary key,
  key text not null unique,
  intent_ref text not null references sandbox_intents,
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('succeeded', 'pending', 'failed')),
  created_at timestamptz not null
);

-- Reports to our own webhook, as they are sent over HTTP: each as often as the switches say.
create table sandbox_deliveries (
  id bigint generated always as identity primary key,
  event_ref text not null,
  type text not null,
  body text not null,
  due_at timestamptz not null,
  attempts smallint not null default 0,
  delivered_at timestamptz,
  created_at timestamptz not null
);
create index sandbox_deliveries_due on sandbox_deliveries (due_at) where delivered_at is null;

-- How the stand-in misbehaves on demand; one row.
create table sandbox_switches (
  single boolean primary key default true check (single),
  -- Reports wait so long …
  delay_ms integer not null default 0,
  -- … come so often …
  copies smallint not null default 1,
  -- … and the later ones first.
  shuffle boolean not null default false,
  -- No report is sent at all.
  mute boolean not null default false,
  -- `slow`: answers late; `down`: nobody is there; `error`: does what it is asked and then answers with an error.
  outage text not null default 'none' check (outage in ('none', 'slow', 'down', 'error'))
);
insert into sandbox_switches default values;
