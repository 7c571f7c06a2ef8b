-- What the catalogue's readers rely on, kept true by the database itself.

-- The tree has two levels, so that "in it and below it" is one step: the parent of a category is a root.
alter table categories
  add column is_root boolean not null generated always as (parent_id is null) stored,
  add column parent_is_root boolean generated always as (case when parent_id is not null then true end) stored,
  add constraint categories_id_level unique (id, is_root),
  add constraint categories_two_levels foreign key (parent_id, parent_is_root) references categories (id, is_root);

-- A product moved to another category is found by the new one's name.
create trigger product_categories_moved after update on product_categories
  referencing new table as touched for each statement execute function product_categories_changed();

-- The lowest price of thirty days is public, too.
create trigger price_history_announce after insert or update or delete or truncate on price_history
  for each statement execute function announce_public_change();

create index product_shops_unsold on product_shops (shop_id, product_id) where not sold;

-- A reduction without an end has none; one to infinity would be a date that nobody can print.
alter table products add constraint products_reduction_dated
  check (isfinite(reduced_from) and isfinite(reduced_until));

-- Only words that the rules know; a misspelt allergen would be one that nobody is warned of.
alter table products add constraint products_labels_known
  check (labels <@ '{vegetarian,vegan,gluten_free,lactose_free,halal,spicy,organic}');
alter table product_allergens add constraint product_allergens_known check (allergen in (
  'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame',
  'sulphites', 'lupin', 'molluscs'));
alter table option_choice_allergens add constraint option_choice_allergens_known check (allergen in (
  'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame',
  'sulphites', 'lupin', 'molluscs'));
