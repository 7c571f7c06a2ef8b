-- Orders that are moved to another shop.

-- Where a part was ordered, while it is made by another shop; null where the two are the same.
alter table order_parts add column ordered_shop_id text references shops;
create index order_parts_ordered_shop on order_parts (ordered_shop_id) where ordered_shop_id is not null;
-- When it was moved last.
alter table order_parts add column moved_at timestamptz;

-- The board of a shop that an order leaves is told, too.
create or replace function announce_order() returns trigger language plpgsql as $$
declare
  shop text;
begin
  perform pg_notify('live', 'order:' || new.id);
  if new.state <> 'awaiting_payment' then
    foreach shop in array new.shop_ids loop
      perform pg_notify('live', 'shop:' || shop);
    end loop;
    if tg_op = 'UPDATE' and old.shop_ids is distinct from new.shop_ids then
      foreach shop in array old.shop_ids loop
        if shop <> all (new.shop_ids) then
          perform pg_notify('live', 'shop:' || shop);
        end if;
      end loop;
    end if;
  end if;
  return null;
end $$;
