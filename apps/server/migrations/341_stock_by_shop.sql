-- Pieces that a shop has of a product; without a number the brand's count holds there, too (decision 125).
alter table product_shops add column stock int check (stock >= 0);

-- As of the brand's count: told when few pieces are left, and when a shop begins or ends to count.
create trigger product_shops_announce_stock after update of stock on product_shops for each row
  when (old.stock is distinct from new.stock
    and (least(old.stock, new.stock) <= 5 or old.stock is null or new.stock is null))
  execute function announce_named_change('product:', 'product_id');

-- Whose count the pieces of a line were taken from, and go back to; null is the brand's.
alter table order_lines add column reserved_shop text;
