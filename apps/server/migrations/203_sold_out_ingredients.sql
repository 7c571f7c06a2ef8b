-- Sold out by ingredient and by choice, in one shop at a time. A mark without an end ends at infinity.

-- Ingredients are the same thing in two recipes where their words are.
alter table product_ingredients add column words text not null generated always as (plain_words(name)) stored;

-- What a choice is made of: its words without those that only say how much of it there is. «Doppia mozzarella» is mozzarella.
create function ingredient_words(name text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(regexp_replace(plain_words(name),
    '\m(aggiunta|con|di|doppia|doppie|doppio|doppi|extra|piu|porzione|tripla|triplo|un|una)\M', ' ', 'g'), ' +', ' ', 'g'));
alter table option_choices add column words text not null generated always as (ingredient_words(name)) stored;

create table sold_out_ingredients (
  shop_id text not null references shops on delete cascade,
  -- As `product_ingredients.words` has it.
  ingredient text not null check (ingredient <> ''),
  -- As a recipe writes it.
  name text not null,
  sold_out_until timestamptz not null,
  marked_by text,
  marked_at timestamptz not null,
  primary key (shop_id, ingredient)
);
create trigger sold_out_ingredients_announce after insert or update or delete or truncate on sold_out_ingredients
  for each statement execute function announce_public_change();

create table sold_out_choices (
  shop_id text not null references shops on delete cascade,
  choice_id text not null references option_choices on delete cascade,
  sold_out_until timestamptz not null,
  marked_by text,
  marked_at timestamptz not null,
  primary key (shop_id, choice_id)
);
create trigger sold_out_choices_announce after insert or update or delete or truncate on sold_out_choices
  for each statement execute function announce_public_change();

alter table product_shops add column sold_out_by text;
alter table product_shops add column sold_out_at timestamptz;
