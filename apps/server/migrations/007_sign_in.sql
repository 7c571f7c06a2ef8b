-- Sign-in: what a person signs in with, what proves a phone or a mailbox, and what slows down who guesses.

-- Programs that may sign people in. Apps that count their clients by number, as the specification's calls allow, name
-- the brand's own app 1.
create table oauth_clients (
  id text primary key check (id ~ '^[\w-]{1,64}$'),
  name text not null,
  -- SHA-256 of a 256-bit secret; null for public clients, which cannot keep one.
  secret_hash bytea,
  created_at timestamptz not null default now()
);
insert into oauth_clients (id, name)
  values ('web', 'Sito'), ('ios', 'App iOS'), ('android', 'App Android'), ('1', 'App del marchio');

-- Bearer tokens are opaque; only their SHA-256 is kept, so a stolen table opens nothing.
create table access_tokens (
  token_hash bytea primary key,
  -- Names a sign-in without opening it.
  id text not null default 'tok_' || replace(gen_random_uuid()::text, '-', ''),
  user_id text not null references users on delete cascade,
  client_id text not null default 'web',
  platform text,
  -- Keyed hash of the address signed in from: an owner's usual place is not locked by guesses from elsewhere.
  address_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Expiry slides from here, written at most once a day; null for one that does not slide.
  renewed_at timestamptz,
  -- When the person has last given their password again: what a phone left lying about must not do asks for it.
  confirmed_at timestamptz
);
create unique index access_tokens_id on access_tokens (id);
create index access_tokens_user on access_tokens (user_id);
create index access_tokens_expiry on access_tokens (expires_at);

-- Every process remembers whose token is whose for a while: it is told whom to forget, whoever writes.
create function announce_sessions() returns trigger
  language plpgsql as $$
begin
  if (select count(distinct user_id) from gone) > 20 then
    perform pg_notify('sessions', '*');
  else
    perform pg_notify('sessions', user_id) from (select distinct user_id from gone) as whose;
  end if;
  return null;
end $$;
create trigger access_tokens_gone after delete on access_tokens
  referencing old table as gone for each statement execute function announce_sessions();
create trigger user_roles_gone after delete on user_roles
  referencing old table as gone for each statement execute function announce_sessions();
create trigger user_roles_given after insert on user_roles
  referencing new table as gone for each statement execute function announce_sessions();
create trigger user_roles_changed after update on user_roles
  referencing new table as gone for each statement execute function announce_sessions();

-- Tries to sign in that have not succeeded, by keyed hash of account or address.
create table sign_in_tries (
  key bytea primary key,
  count int not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index sign_in_tries_age on sign_in_tries (last_at);

-- Counters of fixed windows, by keyed hash of what is counted.
create table rate_windows (
  key bytea not null,
  starts_at timestamptz not null,
  count int not null,
  ends_at timestamptz not null,
  primary key (key, starts_at)
);
create index rate_windows_end on rate_windows (ends_at);

-- One number at a time waits for its code.
create table phone_confirmations (
  user_id text primary key references users on delete cascade,
  phone text not null,
  -- HMAC of the code: six digits alone are found again in a moment.
  code_hash bytea not null,
  sent_at timestamptz not null,
  tries int not null default 0
);

-- Links sent by mail; only the hash of what they carry is kept, and each works once.
create table mailed_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('reset_password', 'confirm_email')),
  user_id text not null references users on delete cascade,
  -- The mailbox it went to.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mailed_links_user on mailed_links (user_id, purpose);
create index mailed_links_expiry on mailed_links (expires_at);

-- Where push notifications go. A token belongs to one person at a time, and leaves with the sign-in it came with.
create table devices (
  id text primary key check (id like 'dev\_%'),
  token text not null,
  user_id text not null references users on delete cascade,
  access_token_hash bytea not null references access_tokens (token_hash) on delete cascade,
  platform text,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create unique index devices_token on devices (token);
create index devices_user on devices (user_id);
create index devices_access on devices (access_token_hash);

-- Accounts at social networks.
create table social_identities (
  network text not null check (network in ('facebook', 'apple')),
  subject text not null,
  user_id text not null references users on delete cascade,
  linked_at timestamptz not null,
  -- What the link is ended with when its account is deleted, such as Apple's refresh token. Sealed with the shop's key;
  -- null where the network gave none, or needs none.
  grant_sealed bytea,
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

-- Captchas: solutions that were used, until they would have expired anyway.
create table used_captchas (
  id bytea primary key,
  expires_at timestamptz not null
);
create index used_captchas_expiry on used_captchas (expires_at);

-- One-time keys of a brand that has no owner yet. Whoever reads the server's log may become the first one.
create table first_owner_keys (
  -- SHA-256 of 256 random bits.
  hash bytea primary key,
  expires_at timestamptz not null
);
