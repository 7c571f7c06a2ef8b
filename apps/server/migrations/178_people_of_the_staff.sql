-- People of the staff: somebody may be suspended, which takes their posts out of force and leaves them written down.
alter table user_roles add column suspended_at timestamptz;
create or replace view staff_roles as
  select user_id, role, shop_id, all_shops from user_roles where suspended_at is null;

-- What device a sign-in is on, in what network, and when it was last used: its owner and their manager see it.
alter table access_tokens add column device text;
alter table access_tokens add column network text;
alter table access_tokens add column seen_at timestamptz;

-- Invitations to the staff, by a link that works once; only its hash is kept.
create table staff_invitations (
  id text primary key check (id like 'inv\_%'),
  email text not null check (email = lower(email)),
  -- [{"role", "shopId", "allShops"}], as they will be given.
  posts jsonb not null,
  token_hash bytea not null,
  invited_by text references users,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index staff_invitations_email on staff_invitations (email);
create unique index staff_invitations_token on staff_invitations (token_hash);
create index staff_invitations_expiry on staff_invitations (expires_at);
