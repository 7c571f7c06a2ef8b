-- A payment that its customer contests with their bank, as its provider tells of it.
create table payment_disputes (
  -- The provider's name of it.
  dispute_ref text primary key,
  payment_id text not null references payments,
  amount_cents integer not null check (amount_cents >= 0),
  -- The provider's code: `fraudulent`, `product_not_received` …
  reason text not null,
  -- A state we do not know is kept as `unknown`, in the provider's word beside it.
  state text not null check (state in ('to_answer', 'under_review', 'won', 'lost', 'closed', 'unknown')),
  provider_state text not null,
  -- Until when it may be answered; null where no answer is taken.
  answer_by timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_disputes_payment on payment_disputes (payment_id);
create index payment_disputes_open on payment_disputes (answer_by) where state = 'to_answer';

-- The provider's word for a status that we do not know; null while we know it.
alter table payments add column provider_status text;

-- What customers of the stand-in contest with its bank.
create table sandbox_disputes (
  ref text primary key,
  intent_ref text not null unique references sandbox_intents,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  status text not null,
  due_at timestamptz,
  created_at timestamptz not null
);
