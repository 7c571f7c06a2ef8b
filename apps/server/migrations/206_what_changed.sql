-- What changed: notices on `public_data` name what they are about, so that of the answers kept by each process only those
-- go that were made of it (decision 059). A notice without a name still means everything: a trigger that calls
-- `announce_public_change()` bare is never wrong, only dear. Names:
-- - `product:ID`: what is told of one product, wherever it shows;
-- - `list`, `list:CATEGORY`: which products the whole menu or a category has, and in which order;
-- - `prices`, `popular`: the same of what is put in order or chosen by price or by demand;
-- - `counts`: how many products categories have;
-- - `option:GROUP`: a group of options, at every product that offers it;
-- - `shops`: what is told of shops; `sellers`: which there are, what they sell and where they deliver;
-- - `contents`, `cinema`, `reviews`: all of these.

-- Public change: the arguments of the trigger are the names; without any, everything.
create or replace function announce_public_change() returns trigger
  language plpgsql as $$
begin
  if tg_nargs = 0 then
    perform pg_notify('public_data', '');
  end if;
  for at in 0 .. tg_nargs - 1 loop
    perform pg_notify('public_data', tg_argv[at]);
  end loop;
  return null;
end $$;

-- Named change, for each row: a prefix, and the column that holds the id.
create function announce_named_change() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('public_data', tg_argv[0] || (to_jsonb(old) ->> tg_argv[1]));
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('public_data', tg_argv[0] || (to_jsonb(new) ->> tg_argv[1]));
  end if;
  return null;
end $$;

-- Listed: the lists in which a product may come, go or move.
create function announce_lists_of(product text) returns void
  language plpgsql as $$
declare
  category text;
begin
  perform pg_notify('public_data', 'list');
  for category in
    select distinct unnest(array[c.id, c.parent_id])
    from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = product
  loop
    perform pg_notify('public_data', 'list:' || category) where category is not null;
  end loop;
end $$;

-- A product: what lists are made by is looked at column by column. A column that is not named here moves no product in
-- any list; one that lists come to be made by is added.
create function announce_product() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform pg_notify('public_data', 'product:' || new.id);
    if (old.id, old.name, old.kind, old.root_category_id, old.published, old.channels, old.labels,
        old.allergens_declared, old.position)
      is distinct from (new.id, new.name, new.kind, new.root_category_id, new.published, new.channels, new.labels,
        new.allergens_declared, new.position) then
      perform announce_lists_of(new.id);
    end if;
    if (old.price_cents, old.reduced_price_cents, old.reduced_reason, old.reduced_from, old.reduced_until)
      is distinct from (new.price_cents, new.reduced_price_cents, new.reduced_reason, new.reduced_from,
        new.reduced_until) then
      perform pg_notify('public_data', 'prices');
    end if;
    if (old.popularity, old.sold_lately) is distinct from (new.popularity, new.sold_lately) then
      perform pg_notify('public_data', 'popular');
    end if;
    if (old.id, old.published, old.root_category_id) is distinct from (new.id, new.published, new.root_category_id) then
      perform pg_notify('public_data', 'counts');
      perform pg_notify('public_data', 'product:' || old.id);
    end if;
    return null;
  end if;
  -- One that is new is in no category yet, and one that goes is in none any more: their rows announce themselves.
  perform pg_notify('public_data', 'product:' || coalesce(new.id, old.id));
  perform announce_lists_of(coalesce(new.id, old.id));
  perform pg_notify('public_data', 'counts');
  return null;
end $$;

-- Names every column but the stock, for which an order would announce each piece, and `updated_at`.
drop trigger products_announce on products;
create trigger products_announce after insert or delete or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, prime_price_cents,
    reduced_price_cents, reduced_reason, reduced_from, reduced_until, unit_of_measure, pack_quantity, pack_unit,
    vat_class, allergens_declared, labels, frozen, age_limit, channels, availability, sold_out_until, position,
    popularity, sold_lately, published, created_at
  on products for each row execute function announce_product();
create trigger products_announce_emptied after truncate on products
  for each statement execute function announce_public_change();

drop trigger products_stock_announce on products;
create trigger products_stock_announce after update of stock on products for each row
  when (old.stock is distinct from new.stock
    and (new.kind = 'cinema' or least(old.stock, new.stock) <= 5 or old.stock is null or new.stock is null))
  execute function announce_named_change('product:', 'id');

-- Where a product is: its category, the one above, and how many they have.
create function announce_category_list(category text) returns void
  language plpgsql as $$
begin
  perform pg_notify('public_data', 'list:' || category);
  perform pg_notify('public_data', 'list:' || parent_id) from categories where id = category and parent_id is not null;
end $$;
create function announce_placed_product() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('public_data', 'product:' || old.product_id);
    perform announce_category_list(old.category_id);
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('public_data', 'product:' || new.product_id);
    perform announce_category_list(new.category_id);
  end if;
  perform pg_notify('public_data', 'counts');
  return null;
end $$;
drop trigger product_categories_announce on product_categories;
create trigger product_categories_announce after insert or update or delete on product_categories
  for each row execute function announce_placed_product();
create trigger product_categories_announce_emptied after truncate on product_categories
  for each statement execute function announce_public_change();

-- What a product is free of, and where it is sold: lists are filtered by both.
create function announce_filtered_product() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('public_data', 'product:' || old.product_id);
    perform announce_lists_of(old.product_id);
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('public_data', 'product:' || new.product_id);
    perform announce_lists_of(new.product_id);
  end if;
  return null;
end $$;
drop trigger product_allergens_announce on product_allergens;
create trigger product_allergens_announce after insert or update or delete on product_allergens
  for each row execute function announce_filtered_product();
create trigger product_allergens_announce_emptied after truncate on product_allergens
  for each statement execute function announce_public_change();

drop trigger product_shops_announce on product_shops;
create trigger product_shops_announce after insert or delete or update of product_id, shop_id, sold on product_shops
  for each row execute function announce_filtered_product();
-- A mark that it is sold out moves it in no list.
create trigger product_shops_announce_mark after update of sold_out_until on product_shops
  for each row execute function announce_named_change('product:', 'product_id');
create trigger product_shops_announce_emptied after truncate on product_shops
  for each statement execute function announce_public_change();

-- What is told of one product alone.
drop trigger product_pictures_announce on product_pictures;
create trigger product_pictures_announce after insert or update or delete on product_pictures
  for each row execute function announce_named_change('product:', 'product_id');
create trigger product_pictures_announce_emptied after truncate on product_pictures
  for each statement execute function announce_public_change();

drop trigger product_ingredients_announce on product_ingredients;
create trigger product_ingredients_announce after insert or update or delete on product_ingredients
  for each row execute function announce_named_change('product:', 'product_id');
create trigger product_ingredients_announce_emptied after truncate on product_ingredients
  for each statement execute function announce_public_change();

drop trigger product_option_groups_announce on product_option_groups;
create trigger product_option_groups_announce after insert or update or delete on product_option_groups
  for each row execute function announce_named_change('product:', 'product_id');
create trigger product_option_groups_announce_emptied after truncate on product_option_groups
  for each statement execute function announce_public_change();

-- The price it had before says whether it is reduced, and lists are chosen by that.
drop trigger price_history_announce on price_history;
create trigger price_history_announce after insert or update or delete on price_history
  for each row execute function announce_named_change('product:', 'product_id');
create trigger price_history_announce_prices after insert or update or delete on price_history
  for each statement execute function announce_public_change('prices');
create trigger price_history_announce_emptied after truncate on price_history
  for each statement execute function announce_public_change();

-- Options are shared by the products that offer them.
drop trigger option_groups_announce on option_groups;
create trigger option_groups_announce after insert or update or delete on option_groups
  for each row execute function announce_named_change('option:', 'id');
create trigger option_groups_announce_emptied after truncate on option_groups
  for each statement execute function announce_public_change();

drop trigger option_choices_announce on option_choices;
create trigger option_choices_announce after insert or update or delete on option_choices
  for each row execute function announce_named_change('option:', 'group_id');
create trigger option_choices_announce_emptied after truncate on option_choices
  for each statement execute function announce_public_change();

-- Of a choice that has gone its own row has told.
create function announce_choice_allergen() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('public_data', 'option:' || group_id)
    from option_choices where id in (old.choice_id, new.choice_id);
  return null;
end $$;
drop trigger option_choice_allergens_announce on option_choice_allergens;
create trigger option_choice_allergens_announce after insert or update or delete on option_choice_allergens
  for each row execute function announce_choice_allergen();
create trigger option_choice_allergens_announce_emptied after truncate on option_choice_allergens
  for each statement execute function announce_public_change();

-- A pause is told of a shop and changes nothing of what it sells. `shops_announce` names what does not.
drop trigger shops_announce on shops;
create trigger shops_announce after insert or update or delete or truncate on shops
  for each statement execute function announce_public_change('shops');
create trigger shops_announce_new after insert or delete or truncate on shops
  for each statement execute function announce_public_change('sellers');
create trigger shops_announce_sellers after update on shops for each row
  when ((to_jsonb(old) - array['paused_until', 'pause_reason', 'updated_at'])
    is distinct from (to_jsonb(new) - array['paused_until', 'pause_reason', 'updated_at']))
  execute function announce_public_change('sellers');
drop trigger shop_hours_announce on shop_hours;
create trigger shop_hours_announce after insert or update or delete or truncate on shop_hours
  for each statement execute function announce_public_change('shops');
drop trigger shop_exceptions_announce on shop_exceptions;
create trigger shop_exceptions_announce after insert or update or delete or truncate on shop_exceptions
  for each statement execute function announce_public_change('shops');
drop trigger shop_pictures_announce on shop_pictures;
create trigger shop_pictures_announce after insert or update or delete or truncate on shop_pictures
  for each statement execute function announce_public_change('shops');
drop trigger delivery_areas_announce on delivery_areas;
create trigger delivery_areas_announce after insert or update or delete or truncate on delivery_areas
  for each statement execute function announce_public_change('shops', 'sellers');
drop trigger delivery_towns_announce on delivery_towns;
create trigger delivery_towns_announce after insert or update or delete or truncate on delivery_towns
  for each statement execute function announce_public_change('shops', 'sellers');
drop trigger delivery_streets_announce on delivery_streets;
create trigger delivery_streets_announce after insert or update or delete or truncate on delivery_streets
  for each statement execute function announce_public_change('shops', 'sellers');

drop trigger contents_announce on contents;
create trigger contents_announce after insert or update or delete or truncate on contents
  for each statement execute function announce_public_change('contents');

drop trigger cinema_shows_announce on cinema_shows;
create trigger cinema_shows_announce after insert or update or delete or truncate on cinema_shows
  for each statement execute function announce_public_change('cinema');

drop trigger reviews_announce_new on reviews;
create trigger reviews_announce_new after insert on reviews
  for each row when (new.state = 'published') execute function announce_public_change('reviews');
drop trigger reviews_announce on reviews;
create trigger reviews_announce after update on reviews for each row
  when (old.state = 'published' or new.state = 'published') execute function announce_public_change('reviews');
drop trigger reviews_announce_gone on reviews;
create trigger reviews_announce_gone after delete on reviews
  for each row when (old.state = 'published') execute function announce_public_change('reviews');
