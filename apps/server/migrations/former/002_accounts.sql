-- People: customers, workers, managers, owners. Sign-up and sign-in come with their own migrations.

create table users (
  id text primary key check (id like 'usr\_%'),
  email text not null check (email = lower(email)),
  firstname text not null,
  lastname text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (email);
create trigger users_touch before update on users for each row execute function touch_updated_at();

create table user_roles (
  user_id text not null references users on delete cascade,
  role text not null check (role in ('worker', 'manager', 'owner')),
  -- The shop a worker belongs to; managers and owners belong to the brand.
  shop_id text,
  primary key (user_id, role)
);

-- Bearer tokens are opaque; only their SHA-256 is kept, so a stolen table opens nothing.
create table access_tokens (
  token_hash bytea primary key,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index access_tokens_user on access_tokens (user_id);
create index access_tokens_expiry on access_tokens (expires_at);
