-- Menu: what the brand sells. Categories, products, options, prices.

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
  -- The name as words: what alphabetical order and the first letters typed are compared with.
  name_words text not null generated always as (plain_words(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The tree has two levels, so that "in it and below it" is one step: the parent of a category is a root.
  is_root boolean not null generated always as (parent_id is null) stored,
  parent_is_root boolean generated always as (case when parent_id is not null then true end) stored,
  constraint categories_id_level unique (id, is_root),
  constraint categories_two_levels foreign key (parent_id, parent_is_root) references categories (id, is_root)
);
create index categories_parent on categories (parent_id, position);
create trigger categories_touch before update on categories for each row execute function touch_updated_at();
create trigger categories_announce after insert or update or delete or truncate on categories
  for each statement execute function announce_public_change();
create trigger categories_searched after insert or update or delete or truncate on categories
  for each statement execute function announce_search_change();

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
  -- A reduction without an end has none; one to infinity would be a date that nobody can print.
  constraint products_reduction_dated check (isfinite(reduced_from) and isfinite(reduced_until)),
  unit_of_measure text,
  -- What a pack holds, for the price per kilo, litre or piece.
  pack_quantity numeric check (pack_quantity > 0),
  pack_unit text check (pack_unit in ('g', 'kg', 'ml', 'cl', 'l', 'pz')),
  check ((pack_quantity is null) = (pack_unit is null)),
  vat_class text not null check (vat_class in ('prepared_food', 'drink', 'alcohol', 'merchandise', 'cinema')),
  allergens_declared boolean not null default false,
  -- Only words that the rules know.
  labels text[] not null default '{}' constraint products_labels_known
    check (labels <@ '{vegetarian,vegan,gluten_free,lactose_free,halal,spicy,organic}'),
  frozen boolean not null default false,
  age_limit int check (age_limit between 1 and 99),
  channels text[] not null check (channels <@ '{delivery,pickup,onshop,totem,shipping}'),
  availability jsonb,
  -- Sold out everywhere until then; what is sold out in one shop is in product_shops.
  sold_out_until timestamptz,
  -- Counted for merchandise and cinema only.
  stock int check (stock >= 0),
  position int not null default 0,
  -- Pieces sold of late, counted by a job; what `popular` sorts by.
  popularity int not null default 0,
  published boolean not null default false,
  check (allergens_declared or not published or kind in ('merchandise', 'cinema')),
  check (vat_class <> 'alcohol' or age_limit >= 18),
  -- The name as words: what alphabetical order and the first letters typed are compared with.
  name_words text not null generated always as (plain_words(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_root on products (root_category_id, position) where published;
create index products_popular on products (popularity desc, id) where published;
create trigger products_touch before update on products for each row execute function touch_updated_at();

-- Every order takes from the stock, and what the public reads tells of it only when few pieces are left: until then
-- nothing that is kept has changed. So the columns are all but `stock`, `updated_at` and the generated ones, which count
-- as written at every update.
create trigger products_announce after insert or delete or truncate or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, prime_price_cents,
    reduced_price_cents, reduced_reason, reduced_from, reduced_until, unit_of_measure, pack_quantity, pack_unit,
    vat_class, allergens_declared, labels, frozen, age_limit, channels, availability, sold_out_until, position,
    popularity, published, created_at
  on products for each statement execute function announce_public_change();

-- Few are five: as many as the catalogue tells the number of. Of a show at the cinema every seat is told.
create trigger products_stock_announce after update of stock on products for each row
  when (old.stock is distinct from new.stock
    and (new.kind = 'cinema' or least(old.stock, new.stock) <= 5 or old.stock is null or new.stock is null))
  execute function announce_public_change();

-- What searches read of a product, with what a dish declares: its labels and whether its allergens are declared.
create trigger products_searched
  after insert or delete or truncate or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, reduced_price_cents, reduced_reason,
    reduced_from, reduced_until, unit_of_measure, channels, popularity, published, labels, allergens_declared
  on products for each statement execute function announce_search_change();

create table product_categories (
  product_id text not null references products on delete cascade,
  category_id text not null references categories on delete cascade,
  position int not null default 0,
  primary key (product_id, category_id)
);
create index product_categories_listing on product_categories (category_id, position, product_id);
create trigger product_categories_announce after insert or update or delete or truncate on product_categories
  for each statement execute function announce_public_change();
create trigger product_categories_searched after insert or update or delete or truncate on product_categories
  for each statement execute function announce_search_change();

-- An allergen that is not listed for a declared product is declared absent.
create table product_allergens (
  product_id text not null references products on delete cascade,
  -- Only words that the rules know: a misspelt allergen would be one that nobody is warned of.
  allergen text not null,
  presence text not null check (presence in ('contains', 'may_contain')),
  constraint product_allergens_known check (allergen in (
    'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame',
    'sulphites', 'lupin', 'molluscs')),
  primary key (product_id, allergen)
);
create trigger product_allergens_announce after insert or update or delete or truncate on product_allergens
  for each statement execute function announce_public_change();
create trigger product_allergens_searched after insert or update or delete or truncate on product_allergens
  for each statement execute function announce_search_change();

-- What differs for a product in one shop; a shop without a row sells it.
create table product_shops (
  product_id text not null references products on delete cascade,
  shop_id text not null references shops on delete cascade,
  sold boolean not null default true,
  sold_out_until timestamptz,
  primary key (product_id, shop_id)
);
create index product_shops_unsold on product_shops (shop_id, product_id) where not sold;
create trigger product_shops_announce after insert or update or delete or truncate on product_shops
  for each statement execute function announce_public_change();
create trigger product_shops_searched
  after insert or delete or truncate or update of product_id, shop_id, sold
  on product_shops for each statement execute function announce_search_change();

-- A shop's board shows what is sold out there.
create function announce_shop_board() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'shop:' || coalesce(new.shop_id, ''));
  return null;
end $$;
create trigger product_shops_board after insert or update of sold_out_until on product_shops
  for each row execute function announce_shop_board();

create table product_pictures (
  product_id text not null references products on delete cascade,
  picture_id text not null references pictures,
  name text not null check (name in ('image-new', 'image', 'logo-new')),
  position int not null default 0,
  primary key (product_id, name, position)
);
create trigger product_pictures_announce after insert or update or delete or truncate on product_pictures
  for each statement execute function announce_public_change();
create trigger product_pictures_searched after insert or update or delete or truncate on product_pictures
  for each statement execute function announce_search_change();

create table category_pictures (
  category_id text not null references categories on delete cascade,
  picture_id text not null references pictures,
  name text not null check (name in ('image-new', 'image', 'logo-new')),
  position int not null default 0,
  primary key (category_id, name, position)
);
create trigger category_pictures_announce after insert or update or delete or truncate on category_pictures
  for each statement execute function announce_public_change();
create trigger category_pictures_searched after insert or update or delete or truncate on category_pictures
  for each statement execute function announce_search_change();

-- Options are groups of choices, shared by the products that offer them.
create table option_groups (
  id text primary key check (id like 'opt\_%'),
  name text not null,
  min_choices int not null check (min_choices >= 0),
  max_choices int not null check (max_choices >= min_choices and max_choices > 0)
);
create trigger option_groups_announce after insert or update or delete or truncate on option_groups
  for each statement execute function announce_public_change();

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
create trigger option_choices_announce after insert or update or delete or truncate on option_choices
  for each statement execute function announce_public_change();

create table option_choice_allergens (
  choice_id text not null references option_choices on delete cascade,
  allergen text not null,
  presence text not null check (presence in ('contains', 'may_contain')),
  constraint option_choice_allergens_known check (allergen in (
    'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame',
    'sulphites', 'lupin', 'molluscs')),
  primary key (choice_id, allergen)
);
create trigger option_choice_allergens_announce after insert or update or delete or truncate on option_choice_allergens
  for each statement execute function announce_public_change();

create table product_option_groups (
  product_id text not null references products on delete cascade,
  group_id text not null references option_groups on delete cascade,
  position int not null default 0,
  primary key (product_id, group_id)
);
create trigger product_option_groups_announce after insert or update or delete or truncate on product_option_groups
  for each statement execute function announce_public_change();

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

-- The lowest price of thirty days is public, too.
create trigger price_history_announce after insert or update or delete or truncate on price_history
  for each statement execute function announce_public_change();
create trigger price_history_searched after insert or update or delete or truncate on price_history
  for each statement execute function announce_search_change();

-- Price record: writes the history at every change of a price. A reduction whose price changes while it runs did not have
-- that price from its start: the history says from when.
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
    if new.reduced_price_cents is not null and (new.reduced_until is null or new.reduced_until > now() or tg_op = 'INSERT') then
      insert into price_history (product_id, price_cents, valid_from, valid_until, reduction)
        values (
          new.id, new.reduced_price_cents,
          case when tg_op = 'INSERT' then new.reduced_from else greatest(new.reduced_from, now()) end,
          new.reduced_until, true
        );
    end if;
  end if;
  return null;
end $$;
create trigger products_price after insert or update on products for each row execute function record_price();
