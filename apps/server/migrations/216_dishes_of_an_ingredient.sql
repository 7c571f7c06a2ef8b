-- How many dishes that are sold each ingredient is in, so that the shelf reads a few hundred rows and not every recipe.

create table sold_ingredients (
  -- As `product_ingredients.words` has it.
  words text primary key,
  -- As a recipe writes it.
  name text not null,
  dishes int not null
);

-- Counts some ingredients anew. Their rows are held first, in one order, so that of two who change recipes the second
-- counts what the first has written.
create function count_ingredients(touched text[]) returns void language plpgsql as $$
begin
  insert into sold_ingredients (words, name, dishes)
  select distinct w, '', 0 from unnest(touched) w where w <> '' order by 1
  on conflict (words) do update set dishes = sold_ingredients.dishes;
  update sold_ingredients s set name = coalesce(found.name, s.name), dishes = found.dishes
  from unnest(touched) w cross join lateral (
    select min(i.name) as name, count(distinct i.product_id)::int as dishes
    from product_ingredients i join products p on p.id = i.product_id and p.published
    where i.words = w
  ) found
  where s.words = w;
end $$;

create function ingredients_added() returns trigger language plpgsql as $$
begin
  perform count_ingredients(array(select distinct words from added));
  return null;
end $$;
create function ingredients_gone() returns trigger language plpgsql as $$
begin
  perform count_ingredients(array(select distinct words from gone));
  return null;
end $$;
create function ingredients_changed() returns trigger language plpgsql as $$
begin
  perform count_ingredients(array(select words from added union select words from gone));
  return null;
end $$;
create trigger product_ingredients_counted after insert on product_ingredients
  referencing new table as added for each statement execute function ingredients_added();
create trigger product_ingredients_counted_gone after delete on product_ingredients
  referencing old table as gone for each statement execute function ingredients_gone();
create trigger product_ingredients_counted_changed after update on product_ingredients
  referencing old table as gone new table as added for each statement execute function ingredients_changed();

create function count_dishes_of_product() returns trigger language plpgsql as $$
begin
  perform count_ingredients(array(select distinct words from product_ingredients where product_id = new.id));
  return null;
end $$;
create trigger products_counted after update of published on products for each row
  when (old.published is distinct from new.published) execute function count_dishes_of_product();

insert into sold_ingredients (words, name, dishes)
select i.words, min(i.name), count(distinct i.product_id)::int
from product_ingredients i join products p on p.id = i.product_id and p.published
where i.words <> '' group by i.words;
