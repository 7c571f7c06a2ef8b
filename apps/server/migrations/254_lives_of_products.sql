-- Products that are planned, and products that were put away (decision 101). What customers see is `published`, as ever.
alter table products
  -- Put away: nobody buys it, and orders go on naming it.
  add column archived boolean not null default false,
  -- When it goes on sale, and when it is put away, by itself.
  add column publish_at timestamptz,
  add column archive_at timestamptz,
  -- Why it did not go on sale when it should have, until somebody has seen to it.
  add column publish_refused text,
  add column publish_refused_at timestamptz,
  add check (not (archived and published)),
  add check ((publish_refused is null) = (publish_refused_at is null));
create index products_due on products (least(publish_at, archive_at))
  where publish_at is not null or archive_at is not null;

-- Names every column but the stock, for which an order would announce each piece, and `updated_at`.
drop trigger products_announce on products;
create trigger products_announce after insert or delete or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, prime_price_cents,
    reduced_price_cents, reduced_reason, reduced_from, reduced_until, unit_of_measure, pack_quantity, pack_unit,
    vat_class, allergens_declared, labels, frozen, age_limit, channels, availability, sold_out_until, position,
    popularity, sold_lately, published, created_at, archived, publish_at, archive_at, publish_refused,
    publish_refused_at
  on products for each row execute function announce_product();
