-- Proofs that a phone or a mailbox is somebody's.

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
