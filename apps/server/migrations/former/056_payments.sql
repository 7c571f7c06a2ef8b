-- Card payments: what was asked for, taken and given back. A card's number never comes near these tables.

create table payments (
  id text primary key check (id like 'pay\_%'),
  -- What is paid, and its id there: an order or a period of a membership.
  purpose text not null check (purpose in ('order', 'membership')),
  owner_id text not null,
  -- Null for guests.
  user_id text references users,
  capture text not null check (capture in ('automatic', 'manual')),
  state text not null default 'open'
    check (state in ('open', 'failed', 'processing', 'authorised', 'paid', 'released')),
  amount_cents integer not null check (amount_cents > 0),
  captured_cents integer not null default 0 check (captured_cents between 0 and amount_cents),
  -- What is on its way back counts.
  refunded_cents integer not null default 0 check (refunded_cents between 0 and captured_cents),
  provider text not null check (provider in ('sandbox', 'stripe', 'none')),
  -- Counts the changes of state: news read from the provider before the last of them are read again.
  version integer not null default 1,
  -- With the id it names the opening at the provider; a new one is counted only when the old one is void there.
  attempt smallint not null default 1,
  intent_ref text unique,
  -- SHA-256 of what a browser confirms with: it finds the payment, and the table opens none.
  secret_hash bytea unique,
  -- Its owner has given it up: a hold is let go, and money that still arrives goes back by itself.
  given_up_at timestamptz,
  card_brand text,
  card_last4 text,
  card_exp_month smallint,
  card_exp_year smallint,
  card_fingerprint text,
  -- Where the provider keeps it, when it does.
  card_ref text,
  -- Why the last try was refused.
  refusal_code text,
  refusal_message text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it was paid, held or let go for good.
  settled_at timestamptz,
  check ((captured_cents > 0) = (state = 'paid'))
);
create index payments_owner on payments (owner_id, created_at);
create index payments_user on payments (user_id) where user_id is not null;
create index payments_unsettled on payments (created_at)
  where state in ('open', 'failed', 'processing', 'authorised');

-- Money going back. Asked for in the transaction that decides it, sent by a job.
create table payment_refunds (
  id text primary key check (id like 'rfd\_%'),
  payment_id text not null references payments,
  -- Who asks twice with the same key means the same refund.
  key text not null,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'pending', 'done', 'failed')),
  refund_ref text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id, key)
);
create index payment_refunds_waiting on payment_refunds (created_at) where state in ('asked', 'pending');

-- The sum given back is kept on the payment; whoever writes a refund cannot forget it, nor exceed what was taken.
create function sum_refunds() returns trigger language plpgsql as $$
begin
  -- A statement of its own: the sum below must see what whoever held the row has committed.
  perform from payments where id = new.payment_id for update;
  update payments
     set refunded_cents = (select coalesce(sum(amount_cents), 0) from payment_refunds
                            where payment_id = new.payment_id and state <> 'failed')
   where id = new.payment_id;
  return null;
end $$;
create trigger payment_refunds_sum after insert or update on payment_refunds
  for each row execute function sum_refunds();

-- Who somebody is at the provider, where their cards are kept.
create table payment_customers (
  user_id text not null references users on delete cascade,
  provider text not null,
  customer_ref text not null,
  created_at timestamptz not null,
  primary key (user_id, provider)
);
