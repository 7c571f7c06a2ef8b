-- The brand's own data and its editorial texts.

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
  -- Oldest native versions that may still go on.
  min_ios_version text not null default '0',
  min_android_version text not null default '0',
  ios_store_url text,
  android_store_url text,
  updated_at timestamptz not null default now()
);
create trigger brands_touch before update on brands for each row execute function touch_updated_at();

create table brand_pictures (
  brand_id int not null references brands on delete cascade,
  picture_id text not null references pictures,
  name text not null check (name in ('image-new', 'image', 'logo-new')),
  position int not null default 0,
  primary key (brand_id, name, position)
);

-- The page that opens when a domain is called with an empty path.
create table brand_domains (
  host text primary key check (host = lower(host)),
  brand_id int not null references brands on delete cascade,
  home_path text not null check (home_path like '/%')
);

create table contents (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  value text not null,
  updated_at timestamptz not null default now()
);
create trigger contents_touch before update on contents for each row execute function touch_updated_at();

-- What the public reads, announced to every process whoever writes it.
do $$
declare name text;
begin
  foreach name in array array[
    'brands', 'brand_pictures', 'brand_domains', 'contents', 'pictures',
    'shops', 'shop_hours', 'shop_exceptions', 'delivery_areas', 'shop_pictures',
    'categories', 'products', 'product_categories', 'product_allergens', 'product_shops', 'product_pictures',
    'category_pictures', 'option_groups', 'option_choices', 'option_choice_allergens', 'product_option_groups'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I '
      'for each statement execute function announce_public_change()', name || '_announce', name);
  end loop;
end $$;
