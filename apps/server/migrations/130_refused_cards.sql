-- Cards that a bank refused, a row for each report of the provider: whoever tries many cards on one payment is testing
-- which of them work. Reports come twice, so the report's own name is the key.
create table payment_declines (
  event_ref text primary key,
  payment_id text not null references payments on delete cascade,
  at timestamptz not null
);
create index payment_declines_payment on payment_declines (payment_id);
create index payment_declines_age on payment_declines (at);
