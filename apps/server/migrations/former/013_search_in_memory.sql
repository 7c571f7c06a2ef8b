-- Each process reads the visible catalogue and searches it in its own memory (decision 007). The words that were kept
-- here for searches go, and with them what every change of a product or of a category did to keep them.

drop trigger products_learn on products;
drop trigger products_learn_again on products;
drop trigger categories_learn on categories;
drop function learn_product, learn_category, learn_words;
drop table search_vocabulary;

drop trigger product_categories_inserted on product_categories;
drop trigger product_categories_deleted on product_categories;
drop trigger product_categories_moved on product_categories;
drop trigger categories_renamed on categories;
drop function product_categories_changed, category_renamed, refresh_search_categories;

alter table products drop column search_document, drop column search_categories;
alter table categories drop column search_document;
drop function word_query, word_document;

-- What searches read, announced on a channel of its own: most changes of the public data are not its business, and
-- those of stock, which every order makes, least of all.
create function announce_search_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('search_data', '');
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array[
    'categories', 'category_pictures', 'pictures', 'price_history', 'product_categories', 'product_pictures'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I '
      'for each statement execute function announce_search_change()', name || '_searched', name);
  end loop;
end $$;

create trigger products_searched
  after insert or delete or truncate or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, reduced_price_cents, reduced_reason,
    reduced_from, reduced_until, unit_of_measure, channels, popularity, published
  on products for each statement execute function announce_search_change();

create trigger product_shops_searched
  after insert or delete or truncate or update of product_id, shop_id, sold
  on product_shops for each statement execute function announce_search_change();
