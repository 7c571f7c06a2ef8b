-- What somebody has had and must not have again, once their account is gone: under a keyed hash of a phone or of a
-- mailbox, so that nobody reads there whose it was, and not for ever.
create table traces (
  trace bytea not null,
  -- Such as `ordered`, `coupon:cpn_…` or `gift:cpn_…:first_order`.
  what text not null,
  times int not null check (times > 0),
  ends_at timestamptz not null,
  primary key (trace, what)
);
create index traces_end on traces (ends_at);

-- The same, of somebody who came back: found again when their phone is confirmed.
create table had_before (
  user_id text not null references users on delete cascade,
  what text not null,
  times int not null check (times > 0),
  ends_at timestamptz not null,
  primary key (user_id, what)
);
create index had_before_end on had_before (ends_at);
