-- Triggers that tell of products, made from the columns of the table. A migration that adds a column calls this again:
-- the column is then announced to pages and to searches without a list to copy.
create function announce_product_columns() returns void
  language plpgsql as $$
declare
  -- Orders take stock piece by piece; `products_stock_announce` tells of it when few are left.
  untold constant text[] := '{stock,updated_at}';
  -- Searches neither show these nor look at them.
  unsearched constant text[] := '{age_limit,archive_at,archived,availability,created_at,frozen,pack_quantity,pack_unit,
    position,prime_price_cents,publish_at,publish_refused,publish_refused_at,sold_out_until,vat_class}';
  told text;
  searched text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum),
      string_agg(quote_ident(attname), ', ' order by attnum) filter (where attname <> all (unsearched))
    into told, searched
    from pg_attribute
    where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all (untold);
  execute 'create or replace trigger products_announce after insert or delete or update of ' || told
    || ' on products for each row execute function announce_product()';
  execute 'create or replace trigger products_searched after insert or delete or update of ' || searched
    || ' on products for each row execute function announce_product_search_change(''id'')';
end $$;

select announce_product_columns();
