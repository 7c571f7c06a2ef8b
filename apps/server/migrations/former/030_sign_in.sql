-- What a person signs in with, and what slows down who guesses.

alter table users
  -- Argon2id; null for who signs in with a social network alone.
  add column password_hash text,
  -- E.164, confirmed by SMS; a number that waits for its code is in phone_confirmations.
  add column phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  -- When the person proved that the mailbox is theirs; social sign-ins link by themselves only after that.
  add column email_verified_at timestamptz,
  add column birthdate date,
  add column dietary_labels text[] not null default '{}',
  add column allergens_to_avoid text[] not null default '{}',
  -- Emptied of everything personal; orders keep pointing here.
  add column deleted_at timestamptz;
-- One account per confirmed phone.
create unique index users_phone on users (phone);

alter table access_tokens
  -- Names a sign-in without opening it.
  add column id text not null default 'tok_' || replace(gen_random_uuid()::text, '-', ''),
  add column client_id text not null default 'web',
  add column platform text,
  -- Keyed hash of the address signed in from: an owner's usual place is not locked by guesses from elsewhere.
  add column address_hash bytea,
  -- Expiry slides from here, written at most once a day; null for one that does not slide.
  add column renewed_at timestamptz;
create unique index access_tokens_id on access_tokens (id);

create table oauth_clients (
  id text primary key check (id ~ '^[\w-]{1,64}$'),
  name text not null,
  -- SHA-256 of a 256-bit secret; null for public clients, which cannot keep one.
  secret_hash bytea,
  created_at timestamptz not null default now()
);
insert into oauth_clients (id, name) values ('web', 'Sito'), ('ios', 'App iOS'), ('android', 'App Android');

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

-- What happened to an account, for its owner and for whoever has to explain it.
create table account_events (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  kind text not null,
  at timestamptz not null,
  -- Where from: platform, app version, address. Never a secret.
  place jsonb not null default '{}'
);
create index account_events_user on account_events (user_id, at);
