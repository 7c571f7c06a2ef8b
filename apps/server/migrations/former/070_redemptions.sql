-- One engine redeems whatever a QR code stands for: a member's discount, a coupon, a ticket, a badge.

-- Keys that sign the codes; the newest signs, the others are still believed until they are retired.
create table redemption_keys (
  id int generated always as identity primary key,
  secret bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

create table redemptions (
  id text primary key check (id like 'rdm\_%'),
  kind text not null check (kind in ('prime', 'coupon', 'ticket', 'badge')),
  -- What it redeems: a membership, a coupon, a ticket, a worker.
  subject text not null,
  -- Whose it is.
  user_id text references users on delete cascade,
  -- The digits beside the picture; free again once the row is used or purged.
  code text not null check (code ~ '^\d{8}$'),
  issued_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > issued_at),
  used_at timestamptz,
  used_by text references users on delete set null,
  used_shop_id text references shops,
  check (used_at is not null or (used_by is null and used_shop_id is null))
);
create unique index redemptions_code on redemptions (code) where used_at is null;
create index redemptions_subject on redemptions (kind, subject, issued_at desc);
create index redemptions_expired on redemptions (expires_at);

-- Every try to use a code, also those that failed; kept as the audit of the till.
create table redemption_tries (
  id bigint generated always as identity primary key,
  redemption_id text,
  at timestamptz not null,
  by_user_id text references users on delete set null,
  shop_id text references shops,
  outcome text not null check (outcome in ('done', 'used', 'expired', 'forged', 'unknown', 'refused', 'elsewhere'))
);
create index redemption_tries_redemption on redemption_tries (redemption_id);
