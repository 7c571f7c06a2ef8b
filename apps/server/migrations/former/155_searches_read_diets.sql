-- Searches read what a dish declares: its labels, whether its allergens are declared, and which they are.

drop trigger products_searched on products;
create trigger products_searched
  after insert or delete or truncate or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, reduced_price_cents, reduced_reason,
    reduced_from, reduced_until, unit_of_measure, channels, popularity, published, labels, allergens_declared
  on products for each statement execute function announce_search_change();

create trigger product_allergens_searched after insert or update or delete or truncate on product_allergens
  for each statement execute function announce_search_change();
