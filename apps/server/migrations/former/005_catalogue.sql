-- What the brand sells: categories, products, options, prices.

create table categories (
  id text primary key check (id like 'cat\_%'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  parent_id text references categories,
  name text not null,
  description text not null default '',
  promo boolean not null default false,
  merchandise boolean not null default false,
  position int not null default 0,
  unit_of_measure text,
  -- When it can be ordered: array of windows as the domain's availability reads them; null is always.
  availability jsonb,
  published boolean not null default true,
  search_text text not null generated always as (plain(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index categories_parent on categories (parent_id, position);
create index categories_search on categories using gin (search_text gin_trgm_ops);
create trigger categories_touch before update on categories for each row execute function touch_updated_at();

create table products (
  id text primary key check (id like 'prd\_%'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  description text not null default '',
  ingredients text not null default '',
  kind text not null check (kind in ('food', 'drink', 'merchandise', 'cinema')),
  root_category_id text not null references categories,
  price_cents int not null check (price_cents >= 0),
  prime_price_cents int check (prime_price_cents >= 0),
  -- A reduction: what it costs meanwhile, why, and from when to when (open-ended when null).
  reduced_price_cents int check (reduced_price_cents >= 0),
  reduced_reason text,
  reduced_from timestamptz,
  reduced_until timestamptz,
  check ((reduced_price_cents is null) = (reduced_reason is null)),
  check ((reduced_price_cents is null) = (reduced_from is null)),
  check (reduced_price_cents < price_cents),
  unit_of_measure text,
  -- What a pack holds, for the price per kilo, litre or piece.
  pack_quantity numeric check (pack_quantity > 0),
  pack_unit text check (pack_unit in ('g', 'kg', 'ml', 'cl', 'l', 'pz')),
  check ((pack_quantity is null) = (pack_unit is null)),
  vat_class text not null check (vat_class in ('prepared_food', 'drink', 'alcohol', 'merchandise', 'cinema')),
  allergens_declared boolean not null default false,
  labels text[] not null default '{}',
  frozen boolean not null default false,
  age_limit int check (age_limit between 1 and 99),
  channels text[] not null check (channels <@ '{delivery,pickup,onshop,totem,shipping}'),
  availability jsonb,
  -- Everywhere; one shop's own marks are in product_shops.
  sold_out_until timestamptz,
  -- Counted for merchandise and cinema only.
  stock int check (stock >= 0),
  position int not null default 0,
  -- Pieces sold of late, counted by a job; what `popular` sorts by.
  popularity int not null default 0,
  published boolean not null default false,
  check (allergens_declared or not published or kind in ('merchandise', 'cinema')),
  check (vat_class <> 'alcohol' or age_limit >= 18),
  -- Names of its categories, kept by triggers: "pizza" finds a Margherita.
  search_categories text not null default '',
  search_words text not null generated always as (plain(name || ' ' || search_categories)) stored,
  search_document tsvector not null generated always as (
    setweight(to_tsvector('italian', plain(name)), 'A')
    || setweight(to_tsvector('italian', plain(search_categories)), 'B')
    || setweight(to_tsvector('italian', plain(description || ' ' || ingredients)), 'C')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_root on products (root_category_id, position) where published;
create index products_popular on products (popularity desc, id) where published;
create index products_words on products using gin (search_words gin_trgm_ops);
create index products_document on products using gin (search_document);
create trigger products_touch before update on products for each row execute function touch_updated_at();

create table product_categories (
  product_id text not null references products on delete cascade,
  category_id text not null references categories on delete cascade,
  position int not null default 0,
  primary key (product_id, category_id)
);
create index product_categories_listing on product_categories (category_id, position, product_id);

-- An allergen that is not listed for a declared product is declared absent.
create table product_allergens (
  product_id text not null references products on delete cascade,
  allergen text not null,
  presence text not null check (presence in ('contains', 'may_contain')),
  primary key (product_id, allergen)
);

-- One shop's word about a product; no row means it sells it.
create table product_shops (
  product_id text not null references products on delete cascade,
  shop_id text not null references shops on delete cascade,
  sold boolean not null default true,
  sold_out_until timestamptz,
  primary key (product_id, shop_id)
);

create table product_pictures (
  product_id text not null references products on delete cascade,
  picture_id text not null references pictures,
  name text not null check (name in ('image-new', 'image', 'logo-new')),
  position int not null default 0,
  primary key (product_id, name, position)
);

create table category_pictures (
  category_id text not null references categories on delete cascade,
  picture_id text not null references pictures,
  name text not null check (name in ('image-new', 'image', 'logo-new')),
  position int not null default 0,
  primary key (category_id, name, position)
);

-- Options are groups of choices, shared by the products that offer them.
create table option_groups (
  id text primary key check (id like 'opt\_%'),
  name text not null,
  min_choices int not null check (min_choices >= 0),
  max_choices int not null check (max_choices >= min_choices and max_choices > 0)
);

create table option_choices (
  id text primary key check (id like 'cho\_%'),
  group_id text not null references option_groups on delete cascade,
  name text not null,
  price_delta_cents int not null default 0,
  selected boolean not null default false,
  allergens_declared boolean not null default false,
  sold_out_until timestamptz,
  position int not null default 0
);
create index option_choices_group on option_choices (group_id, position);

create table option_choice_allergens (
  choice_id text not null references option_choices on delete cascade,
  allergen text not null,
  presence text not null check (presence in ('contains', 'may_contain')),
  primary key (choice_id, allergen)
);

create table product_option_groups (
  product_id text not null references products on delete cascade,
  group_id text not null references option_groups on delete cascade,
  position int not null default 0,
  primary key (product_id, group_id)
);

-- Every price a product was offered at, as half-open spans; the lowest of thirty days is read from here.
create table price_history (
  id bigint generated always as identity primary key,
  product_id text not null references products on delete cascade,
  price_cents int not null,
  valid_from timestamptz not null,
  valid_until timestamptz,
  reduction boolean not null default false,
  check (valid_until is null or valid_until > valid_from)
);
create index price_history_product on price_history (product_id, valid_from);

create function record_price() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.price_cents <> old.price_cents then
    delete from price_history
      where product_id = new.id and not reduction and valid_until is null and valid_from >= now();
    update price_history set valid_until = now()
      where product_id = new.id and not reduction and valid_until is null;
    insert into price_history (product_id, price_cents, valid_from) values (new.id, new.price_cents, now());
  end if;
  if tg_op = 'INSERT'
     or (new.reduced_price_cents, new.reduced_from, new.reduced_until)
        is distinct from (old.reduced_price_cents, old.reduced_from, old.reduced_until) then
    -- A reduction that had not begun never happened; one that runs ends now.
    delete from price_history where product_id = new.id and reduction and valid_from >= now();
    update price_history set valid_until = now()
      where product_id = new.id and reduction and (valid_until is null or valid_until > now());
    if new.reduced_price_cents is not null then
      insert into price_history (product_id, price_cents, valid_from, valid_until, reduction)
        values (new.id, new.reduced_price_cents, new.reduced_from, new.reduced_until, true);
    end if;
  end if;
  return null;
end $$;
create trigger products_price after insert or update on products for each row execute function record_price();

create function refresh_search_categories(products_touched text[]) returns void
  language sql as $$
  update products p set search_categories = coalesce((
    select string_agg(distinct c.name || ' ' || coalesce(parent.name, ''), ' ')
    from product_categories pc
    join categories c on c.id = pc.category_id
    left join categories parent on parent.id = c.parent_id
    where pc.product_id = p.id
  ), '')
  where p.id = any(products_touched);
$$;

create function product_categories_changed() returns trigger
  language plpgsql as $$
begin
  perform refresh_search_categories(array(select distinct product_id from touched));
  return null;
end $$;
create trigger product_categories_inserted after insert on product_categories
  referencing new table as touched for each statement execute function product_categories_changed();
create trigger product_categories_deleted after delete on product_categories
  referencing old table as touched for each statement execute function product_categories_changed();

create function category_renamed() returns trigger
  language plpgsql as $$
begin
  perform refresh_search_categories(array(
    select pc.product_id from product_categories pc
    join categories c on c.id = pc.category_id
    where c.id = new.id or c.parent_id = new.id
  ));
  return null;
end $$;
create trigger categories_renamed after update of name, parent_id on categories
  for each row execute function category_renamed();

create table favorites (
  user_id text not null references users on delete cascade,
  product_id text not null references products on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index favorites_recent on favorites (user_id, created_at desc);
