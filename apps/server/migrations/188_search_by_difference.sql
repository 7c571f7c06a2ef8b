-- Product search change: says which product searches must read again, so that each process takes one out of its index and
-- puts it in again instead of reading the whole catalogue. The trigger's argument is the column that names the product.
-- A notice without a name, as `announce_search_change` gives it, still means everything.
create function announce_product_search_change() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('search_data', to_jsonb(old) ->> tg_argv[0]);
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('search_data', to_jsonb(new) ->> tg_argv[0]);
  end if;
  return null;
end $$;

drop trigger products_searched on products;
create trigger products_searched
  after insert or delete or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, reduced_price_cents, reduced_reason,
    reduced_from, reduced_until, unit_of_measure, channels, popularity, sold_lately, published, labels,
    allergens_declared
  on products for each row execute function announce_product_search_change('id');
create trigger products_emptied after truncate on products
  for each statement execute function announce_search_change();

drop trigger product_categories_searched on product_categories;
create trigger product_categories_searched after insert or update or delete on product_categories
  for each row execute function announce_product_search_change('product_id');
create trigger product_categories_emptied after truncate on product_categories
  for each statement execute function announce_search_change();

drop trigger product_allergens_searched on product_allergens;
create trigger product_allergens_searched after insert or update or delete on product_allergens
  for each row execute function announce_product_search_change('product_id');
create trigger product_allergens_emptied after truncate on product_allergens
  for each statement execute function announce_search_change();

drop trigger product_shops_searched on product_shops;
create trigger product_shops_searched after insert or delete or update of product_id, shop_id, sold on product_shops
  for each row execute function announce_product_search_change('product_id');
create trigger product_shops_emptied after truncate on product_shops
  for each statement execute function announce_search_change();

drop trigger product_pictures_searched on product_pictures;
create trigger product_pictures_searched after insert or update or delete on product_pictures
  for each row execute function announce_product_search_change('product_id');
create trigger product_pictures_emptied after truncate on product_pictures
  for each statement execute function announce_search_change();

drop trigger price_history_searched on price_history;
create trigger price_history_searched after insert or update or delete on price_history
  for each row execute function announce_product_search_change('product_id');
create trigger price_history_emptied after truncate on price_history
  for each statement execute function announce_search_change();
