-- Up to when everything at a payment provider has been compared with our payments: the next comparison begins before that.
create table payment_comparisons (
  provider text primary key,
  compared_until timestamptz not null
);
