-- Second factors of the staff. The secret of an authenticator is sealed with the server's key; of recovery codes only keyed hashes are kept.
create table staff_totp (
  user_id text primary key references users,
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code has shown that the app has it.
  confirmed_at timestamptz,
  -- The step of the last code that was taken: a code works once.
  last_step bigint not null default 0
);

create table staff_passkeys (
  id text primary key check (id like 'pky\_%'),
  user_id text not null references users,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create unique index staff_passkeys_credential on staff_passkeys (credential_id);
create index staff_passkeys_user on staff_passkeys (user_id);

create table staff_recovery_codes (
  user_id text not null references users,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What a passkey has to sign: asked once, answered once.
create table passkey_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'prove', 'enter')),
  -- Null where nobody has said yet who they are.
  user_id text references users,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- Whose password was right and whose second factor is waited for; it opens nothing else.
create table half_sign_ins (
  token_hash bytea primary key,
  user_id text not null references users,
  client_id text not null references oauth_clients,
  expires_at timestamptz not null
);
create index half_sign_ins_user on half_sign_ins (user_id);
create index half_sign_ins_expiry on half_sign_ins (expires_at);

-- When somebody who must have a second factor was first told so: they have some days.
create table staff_factor_asked (
  user_id text primary key references users,
  asked_at timestamptz not null
);

-- Whether managers and owners must have one. Without a row they must, except in the sandbox.
create table staff_factor_rule (
  single boolean primary key default true check (single),
  required boolean not null,
  changed_at timestamptz not null
);

-- When the second factor was last given in this sign-in; null where it never was.
alter table access_tokens add column factor_at timestamptz;

create view staff_with_factor as
  select user_id from staff_totp where confirmed_at is not null union select user_id from staff_passkeys;

-- What a sign-in may do hangs on these: every process forgets what it remembers of whose they are.
create trigger staff_totp_given after insert on staff_totp
  referencing new table as gone for each statement execute function announce_sessions();
create trigger staff_totp_changed after update on staff_totp
  referencing new table as gone for each statement execute function announce_sessions();
create trigger staff_totp_gone after delete on staff_totp
  referencing old table as gone for each statement execute function announce_sessions();
create trigger staff_passkeys_given after insert on staff_passkeys
  referencing new table as gone for each statement execute function announce_sessions();
create trigger staff_passkeys_gone after delete on staff_passkeys
  referencing old table as gone for each statement execute function announce_sessions();
create function announce_all_sessions() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('sessions', '*');
  return null;
end $$;
create trigger staff_factor_rule_changed after insert or update or delete on staff_factor_rule
  for each statement execute function announce_all_sessions();
