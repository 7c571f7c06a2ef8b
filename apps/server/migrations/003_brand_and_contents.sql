-- Brand and contents: the brand's own data, its settings and its editorial texts.

create table brands (
  id int primary key,
  name text not null,
  tagline text not null default '',
  description text not null default '',
  phone text not null default '',
  email text not null default '',
  company jsonb not null default '{}',
  social_links jsonb not null default '[]',
  services jsonb not null default '[]',
  features text[] not null default '{}' check (features <@ '{zanga_prime,worker_badge}'),
  facebook_login boolean not null default false,
  apple_login boolean not null default false,
  -- Oldest versions of the apps that need not be updated before they go on.
  min_ios_version text not null default '0'
    constraint brands_min_ios_version check (min_ios_version ~ '^\d{1,5}(\.\d{1,5}){0,3}$'),
  min_android_version text not null default '0'
    constraint brands_min_android_version check (min_android_version ~ '^\d{1,5}(\.\d{1,5}){0,3}$'),
  ios_store_url text,
  android_store_url text,
  -- What it costs to have merchandise shipped, and from what amount on it costs nothing.
  shipping_fee_cents int not null default 0 check (shipping_fee_cents >= 0),
  shipping_free_over_cents int check (shipping_free_over_cents >= 0),
  updated_at timestamptz not null default now()
);
create trigger brands_touch before update on brands for each row execute function touch_updated_at();
create trigger brands_announce after insert or update or delete or truncate on brands
  for each statement execute function announce_public_change();

create table brand_pictures (
  brand_id int not null references brands on delete cascade,
  picture_id text not null references pictures,
  name text not null check (name in ('image-new', 'image', 'logo-new')),
  position int not null default 0,
  primary key (brand_id, name, position)
);
create trigger brand_pictures_announce after insert or update or delete or truncate on brand_pictures
  for each statement execute function announce_public_change();

-- The page that opens when a domain is called with an empty path.
create table brand_domains (
  host text primary key check (host = lower(host)),
  brand_id int not null references brands on delete cascade,
  -- '//elsewhere' and '/\elsewhere' are other sites to a browser; '/' is the address that asks where to go.
  home_path text not null check (home_path like '/%')
    constraint brand_domains_home_path check (home_path ~ '^/[^/\\[:space:][:cntrl:]][^[:space:][:cntrl:]]*$')
);
create trigger brand_domains_announce after insert or update or delete or truncate on brand_domains
  for each statement execute function announce_public_change();

-- Texts such as privacy and terms, by the word in their address.
create table contents (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  value text not null,
  updated_at timestamptz not null default now()
);
create trigger contents_touch before update on contents for each row execute function touch_updated_at();
create trigger contents_announce after insert or update or delete or truncate on contents
  for each statement execute function announce_public_change();

-- Zanga Prime is on where the brand says so; everything that offers, prices or gives it asks here.
create function prime_is_on() returns boolean language sql stable as $$
  select coalesce((select 'zanga_prime' = any(features) from brands where id = 1), false)
$$;
