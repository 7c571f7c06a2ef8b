-- Messages to people: what the embedded senders keep, and what the real ones have already sent.

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
