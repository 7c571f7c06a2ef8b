-- Coupons given to groups of customers: a job gives them, a few at a time, and this is how far it has come.
create table coupon_gifts (
  id text primary key check (id like 'gft\_%'),
  coupon_id text not null references coupons,
  -- Of the press that asked for it: pressed twice, it begins once.
  key text not null,
  -- To whom: the rule that finds them.
  customers jsonb not null,
  until timestamptz,
  asked_at timestamptz not null,
  asked_by text references users on delete set null,
  -- How many there were when it was asked for.
  people int not null check (people >= 0),
  given int not null default 0,
  had int not null default 0,
  -- The last person it has come to; people are taken by their ids.
  reached text not null default '',
  ended_at timestamptz,
  why_ended text,
  check (why_ended is null or ended_at is not null)
);
create unique index coupon_gifts_key on coupon_gifts (coupon_id, key);
create index coupon_gifts_coupon on coupon_gifts (coupon_id, asked_at desc);

-- Member spans: until when somebody is a member, as far as it is known.
create view member_spans as
  select user_id, covered_until, cancelled_at, ended_at from memberships;
