-- Consents are only ever added to: the last one of a kind counts, all of them prove.
create table consents (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  kind text not null check (kind in ('marketing', 'profiling', 'push')),
  granted boolean not null,
  -- Version of the text that was shown; null where a link was followed.
  version text,
  -- How: on one's profile, by the link of a mail, by a mail program's button.
  source text not null check (source in ('profile', 'mail_link', 'one_click')),
  place jsonb not null default '{}',
  at timestamptz not null
);
create index consents_user on consents (user_id, kind, id desc);

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
