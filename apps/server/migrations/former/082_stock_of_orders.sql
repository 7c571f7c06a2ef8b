-- Every order takes from the stock, and what the public reads tells of it only when few pieces are left: until then
-- nothing that is kept has changed.

do $$
declare told text;
begin
  select string_agg(quote_ident(attname), ', ') into told
  from pg_attribute
  where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attname not in ('stock', 'updated_at')
    -- Generated columns count as written at every update; they only follow the others.
    and attgenerated = '';
  drop trigger products_announce on products;
  execute format(
    'create trigger products_announce after insert or delete or truncate or update of %s on products '
    'for each statement execute function announce_public_change()', told);
end $$;

-- Few are five: as many as the catalogue tells the number of.
create trigger products_stock_announce after update of stock on products for each row
  when (old.stock is distinct from new.stock
    and (least(old.stock, new.stock) <= 5 or old.stock is null or new.stock is null))
  execute function announce_public_change();
