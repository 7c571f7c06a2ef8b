-- Of a show every seat is told, however many are left.

drop trigger products_stock_announce on products;
create trigger products_stock_announce after update of stock on products for each row
  when (old.stock is distinct from new.stock
    and (new.kind = 'cinema' or least(old.stock, new.stock) <= 5 or old.stock is null or new.stock is null))
  execute function announce_public_change();
