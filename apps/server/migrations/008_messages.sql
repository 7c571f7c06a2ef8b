-- Messages: what is sent to people, what they want to hear of, and what they write to the brand.

-- The embedded outbox: what would have been sent, for a person to read at /dev/outbox in sandbox mode.
create table outbox_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms', 'push')),
  -- Names the message, whoever tries to send it and however often.
  key text not null,
  recipient text not null,
  -- Subject of a mail, title of a push.
  subject text not null default '',
  html text,
  body text not null,
  headers jsonb not null default '{}',
  -- What the app reads in a push: coupon, birthdate, order_id.
  data jsonb not null default '{}',
  created_at timestamptz not null,
  unique (channel, key)
);
create index outbox_messages_age on outbox_messages (created_at);

-- Most senders know no idempotency key, so who sends one claims it here first.
create table sent_messages (
  channel text not null,
  key text not null,
  claimed_at timestamptz not null,
  sent_at timestamptz,
  primary key (channel, key)
);
create index sent_messages_age on sent_messages (claimed_at);

-- Proof that a notice the law wants was handed over: which letter, and when. The key names what it was about, and holds
-- nothing of the person; unlike the messages themselves it is kept.
create table sent_proofs (
  key text primary key,
  letter text not null,
  sent_at timestamptz not null
);

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

-- What people write to the brand.
create table contact_messages (
  -- Read aloud on the phone: no letter that sounds or looks like another.
  reference text primary key check (reference ~ '^Z[0-9A-HJKMNP-TV-Z]{6}$'),
  user_id text references users on delete set null,
  firstname text not null,
  lastname text not null,
  email text not null,
  topic text not null check (topic in ('order', 'product', 'account', 'prime', 'shop', 'app', 'other')),
  order_said text not null default '',
  message text not null,
  created_at timestamptz not null
);
create index contact_messages_sender on contact_messages (email, created_at desc);
create index contact_messages_user on contact_messages (user_id) where user_id is not null;
