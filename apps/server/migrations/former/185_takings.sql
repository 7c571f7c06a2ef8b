-- Money at the till is what somebody recorded: an order that is handed over says nothing about being paid.
create table takings (
  id text primary key check (id like 'tak\_%'),
  order_id text not null references orders on delete cascade,
  -- How it was paid; 'lost' is a debt that somebody gave up, 'assumed' what older releases took for paid.
  how text not null check (how in ('cash', 'terminal', 'voucher', 'lost', 'assumed')),
  amount_cents int not null check (amount_cents > 0),
  reason text check ((how = 'lost') = (reason is not null)),
  -- Who recorded it; nobody where it was assumed.
  user_id text check ((how = 'assumed') = (user_id is null)),
  -- A device that sends twice means one taking.
  key text not null,
  at timestamptz not null,
  unique (order_id, key)
);
create index takings_at on takings (at);

alter table orders
  -- Sums of the above, kept with the order so that a board need not add up.
  add column taken_cents int not null default 0 check (taken_cents >= 0),
  add column lost_cents int not null default 0 check (lost_cents >= 0);

insert into takings (id, order_id, how, amount_cents, key, at)
  select 'tak_' || substr(id, 5), id, 'assumed', total_cents, 'assumed', coalesce(completed_at, created_at)
  from orders where payment_kind <> 'card' and state = 'completed' and total_cents > 0;
update orders set taken_cents = total_cents where payment_kind <> 'card' and state = 'completed' and total_cents > 0;
