-- Accounts at social networks, and sign-ins with them that are under way.

create table social_identities (
  network text not null check (network in ('facebook', 'apple')),
  subject text not null,
  user_id text not null references users on delete cascade,
  linked_at timestamptz not null,
  primary key (network, subject)
);
create index social_identities_user on social_identities (user_id);

-- A login window, known by its browser's cookie, by the state that the network gives back, and at its end by a ticket.
create table social_windows (
  cookie_hash bytea primary key,
  network text not null,
  state_hash bytea not null unique,
  nonce text not null,
  -- started: at the network; arrived: it answered, but not yet to this browser; ready: the opener may take it.
  status text not null check (status in ('started', 'arrived', 'ready', 'failed')),
  profile jsonb,
  expires_at timestamptz not null
);
create index social_windows_expiry on social_windows (expires_at);

-- A verified profile that waits for the sign-in it was verified for; used once.
create table social_tickets (
  ticket_hash bytea primary key,
  network text not null,
  profile jsonb not null,
  expires_at timestamptz not null
);
create index social_tickets_expiry on social_tickets (expires_at);

-- Nonces given to apps; used once.
create table login_nonces (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
create index login_nonces_expiry on login_nonces (expires_at);
