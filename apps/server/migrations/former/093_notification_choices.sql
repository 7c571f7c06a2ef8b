-- What people want to hear of, and when their phone may ring.

-- Switched off; what is not here is on, as far as its rule allows.
create table notifications_off (
  user_id text not null references users on delete cascade,
  topic text not null check (topic in ('orders', 'reviews', 'prime', 'coupon', 'birthday', 'marketing')),
  channel text not null check (channel in ('push', 'email')),
  primary key (user_id, topic, channel)
);

-- Minutes from midnight in Rome; they pass midnight where the second is the smaller.
create table quiet_hours (
  user_id text primary key references users on delete cascade,
  from_minute int not null check (from_minute between 0 and 1439),
  to_minute int not null check (to_minute between 0 and 1439 and to_minute <> from_minute)
);
