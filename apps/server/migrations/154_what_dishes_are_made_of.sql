-- What a dish is made of, in the order of its recipe, and what of it is left out where somebody asks for that.
create table product_ingredients (
  id text primary key check (id like 'ing\_%'),
  product_id text not null references products on delete cascade,
  -- As it is read within a sentence: «cipolla rossa».
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  position int not null default 0,
  removable boolean not null default false,
  unique (product_id, name)
);
create index product_ingredients_recipe on product_ingredients (product_id, position);
create trigger product_ingredients_announce after insert or update or delete or truncate on product_ingredients
  for each statement execute function announce_public_change();

-- Ids of what a line is made without.
alter table cart_lines add column without text[] not null default '{}';
-- The same of what was sold, with the names it had.
alter table order_lines add column without jsonb not null default '[]';
