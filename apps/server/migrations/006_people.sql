-- People: customers, workers, managers, owners, and what is kept of them.

create table users (
  id text primary key check (id like 'usr\_%'),
  email text not null check (email = lower(email)),
  firstname text not null,
  lastname text not null,
  -- Argon2id; null for who signs in with a social network alone.
  password_hash text,
  -- E.164, confirmed by SMS; a number that waits for its code is in phone_confirmations.
  phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  -- When the person proved that the mailbox is theirs; social sign-ins link by themselves only after that.
  email_verified_at timestamptz,
  birthdate date,
  dietary_labels text[] not null default '{}',
  allergens_to_avoid text[] not null default '{}',
  -- People of the demo: their password is printed in the documents, so they may enter in the sandbox alone. A flag, not
  -- their email: that can be changed.
  demo boolean not null default false,
  -- Emptied of everything personal; orders keep pointing here.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (email);

-- One account per confirmed phone.
create unique index users_phone on users (phone);
create index users_demo on users (id) where demo;
create trigger users_touch before update on users for each row execute function touch_updated_at();

create table user_roles (
  user_id text not null references users on delete cascade,
  role text not null check (role in ('worker', 'manager', 'owner')),
  -- The shop a worker belongs to; managers and owners belong to the brand.
  shop_id text references shops,
  primary key (user_id, role)
);

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

-- Where customers have things brought. Orders keep a copy of their own.
create table addresses (
  id text primary key check (id like 'adr\_%'),
  user_id text not null references users on delete cascade,
  label text not null default '',
  street text not null,
  number text not null,
  staircase text not null default '',
  floor text not null default '',
  doorbell text not null default '',
  zip text not null check (zip ~ '^\d{5}$'),
  city text not null,
  province text not null check (province ~ '^[A-Z]{2}$'),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  notes text not null default '',
  is_default boolean not null default false,
  -- When it was last ordered to.
  used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id);
create unique index addresses_one_default on addresses (user_id) where is_default;
create trigger addresses_touch before update on addresses for each row execute function touch_updated_at();

create table favorites (
  user_id text not null references users on delete cascade,
  product_id text not null references products on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index favorites_recent on favorites (user_id, created_at desc);

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

-- Traces: what somebody has had and must not have again, once their account is gone. Under a keyed hash of a phone or of
-- a mailbox, so that nobody reads there whose it was, and not for ever.
create table traces (
  trace bytea not null,
  -- Such as `ordered`, `coupon:cpn_…` or `gift:cpn_…:first_order`.
  what text not null,
  times int not null check (times > 0),
  ends_at timestamptz not null,
  primary key (trace, what)
);
create index traces_end on traces (ends_at);

-- The same, of somebody who came back: found again when their phone is confirmed.
create table had_before (
  user_id text not null references users on delete cascade,
  what text not null,
  times int not null check (times > 0),
  ends_at timestamptz not null,
  primary key (user_id, what)
);
create index had_before_end on had_before (ends_at);
