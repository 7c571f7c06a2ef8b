-- What the embedded captcha must remember.

-- Secrets that are drawn once and shared by every process of this database.
create table kept_secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- Solutions that were used, until they would have expired anyway.
create table used_captchas (
  id bytea primary key,
  expires_at timestamptz not null
);
create index used_captchas_expiry on used_captchas (expires_at);
