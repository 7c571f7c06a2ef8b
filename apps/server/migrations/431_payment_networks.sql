-- The network a payment was last asked from, under a keyed hash. Cards refused within an hour are counted by it: a
-- network where stolen cards are tried has many, a full hall behind one address has few.
create table payment_networks (
  payment_id text primary key references payments on delete cascade,
  network bytea not null,
  at timestamptz not null
);
create index payment_networks_network on payment_networks (network);
create index payment_networks_age on payment_networks (at);
