-- What a dish is made of that no allergen tells: meat, pork, alcohol. Null: not declared (decision 016).
alter table products
  add column diet_contents text[] constraint products_diet_contents_known
    check (diet_contents <@ '{meat,pork,alcohol}');

-- Both name their columns: pages tell this one, searches filter by it.
drop trigger products_announce on products;
create trigger products_announce after insert or delete or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, prime_price_cents,
    reduced_price_cents, reduced_reason, reduced_from, reduced_until, unit_of_measure, pack_quantity, pack_unit,
    vat_class, allergens_declared, labels, frozen, age_limit, channels, availability, sold_out_until, position,
    popularity, sold_lately, published, created_at, archived, publish_at, archive_at, publish_refused,
    publish_refused_at, diet_contents
  on products for each row execute function announce_product();
drop trigger products_searched on products;
create trigger products_searched
  after insert or delete or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, reduced_price_cents, reduced_reason,
    reduced_from, reduced_until, unit_of_measure, channels, popularity, sold_lately, published, labels,
    allergens_declared, diet_contents
  on products for each row execute function announce_product_search_change('id');
