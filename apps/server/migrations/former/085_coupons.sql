-- Coupons: what there is to have, who has it, and each time one was used.

create table coupons (
  id text primary key check (id like 'cpn\_%'),
  -- What is typed, in capitals; null for what only ever comes into a wallet.
  code text unique check (code ~ '^[A-Z0-9]{4,24}$'),
  title text not null,
  description text not null,
  kind text not null check (kind in ('percentage', 'amount', 'free_product', 'free_delivery')),
  rate_basis_points int check (rate_basis_points between 1 and 10000),
  most_cents int check (most_cents > 0),
  amount_cents int check (amount_cents > 0),
  -- Products of which one is free.
  free_products text[] check (cardinality(free_products) > 0),
  check ((kind = 'percentage') = (rate_basis_points is not null)),
  check (kind = 'percentage' or most_cents is null),
  check ((kind = 'amount') = (amount_cents is not null)),
  check ((kind = 'free_product') = (free_products is not null)),
  begins_at timestamptz not null,
  ends_at timestamptz check (ends_at > begins_at),
  -- Null asks nothing; an empty list would let nobody in.
  minimum_cents int not null default 0 check (minimum_cents >= 0),
  shops text[] check (cardinality(shops) > 0),
  channels text[] check (cardinality(channels) > 0),
  categories text[] check (cardinality(categories) > 0),
  products text[] check (cardinality(products) > 0),
  first_order boolean not null default false,
  members_only boolean not null default false,
  birthday boolean not null default false,
  use_limit int check (use_limit > 0),
  limit_per_customer int check (limit_per_customer between 1 and 20),
  -- Two first orders at the same instant are one too many.
  check (not first_order or limit_per_customer = 1),
  stackable boolean not null default false,
  shareable boolean not null default false,
  -- Given by itself to those for whom it is time, to last so many days.
  granted_on text check (granted_on in ('birthday', 'first_order', 'win_back')),
  granted_days int check (granted_days between 1 and 366),
  check ((granted_on is null) = (granted_days is null)),
  -- Uses that stand; kept in step only where there is a limit, because whoever counts waits for the others.
  used_count int not null default 0 check (used_count >= 0),
  check (used_count <= use_limit),
  created_at timestamptz not null default now()
);

-- A coupon of one's own. It is used once, and may go from hand to hand.
create table wallet_coupons (
  id text primary key check (id like 'wcp\_%'),
  coupon_id text not null references coupons,
  user_id text not null references users on delete cascade,
  -- Who had it first and what for: the same reason never gives it to anybody twice, also once it has been given away.
  granted_to text not null,
  reason text not null,
  hands int not null default 0 check (hands between 0 and 3),
  from_user_id text references users on delete set null,
  begins_at timestamptz not null,
  ends_at timestamptz check (ends_at > begins_at),
  created_at timestamptz not null
);
create unique index wallet_coupons_granted on wallet_coupons (coupon_id, granted_to, reason);
create index wallet_coupons_user on wallet_coupons (user_id);

-- Links that give a coupon away: one at a time, to whoever opens it first.
create table coupon_shares (
  id text primary key,
  wallet_id text not null references wallet_coupons on delete cascade,
  from_user_id text not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Taken back, or taken.
  ended_at timestamptz,
  taken_by text references users on delete set null,
  check (taken_by is null or ended_at is not null)
);
create unique index coupon_shares_open on coupon_shares (wallet_id) where ended_at is null;
create index coupon_shares_from on coupon_shares (from_user_id);

-- Each use, for an order or at a till. The indexes are what makes double use impossible, whoever comes at once.
create table coupon_uses (
  id bigint generated always as identity primary key,
  coupon_id text not null references coupons,
  wallet_id text references wallet_coupons on delete set null,
  user_id text references users on delete set null,
  -- The order that it belongs to, taken before the order's row is written; null at a till.
  order_id text,
  shop_id text references shops,
  by_user_id text references users on delete set null,
  check (order_id is null or (shop_id is null and by_user_id is null)),
  -- What it took off; at the till nobody knows.
  saved_cents int check (saved_cents >= 0),
  check ((order_id is null) = (saved_cents is null)),
  used_at timestamptz not null,
  -- Which of a person's uses it is, where those are limited.
  nth_of_customer int check (nth_of_customer > 0),
  -- The order came to nothing: this use does not count.
  given_back_at timestamptz
);
create unique index coupon_uses_wallet on coupon_uses (wallet_id) where given_back_at is null;
create unique index coupon_uses_order on coupon_uses (order_id) where given_back_at is null;
create unique index coupon_uses_customer on coupon_uses (coupon_id, user_id, nth_of_customer)
  where given_back_at is null and nth_of_customer is not null;
create index coupon_uses_user on coupon_uses (user_id, coupon_id);
create index coupon_uses_order_ever on coupon_uses (order_id) where order_id is not null;

-- The product that somebody wants for free, where their coupon offers several.
alter table carts add column coupon_choice text;
