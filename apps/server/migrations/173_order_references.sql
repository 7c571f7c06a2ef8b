-- Reference: what an order is called for good, beside the number of its day. Drawn at random, so that none tells of
-- another; it names an order and opens none.

-- The same letters as in packages/domain/src/ordering/finding/order-reference.ts.
create function order_reference(draw bigint) returns text language sql immutable parallel safe
  return substr('23456789BCDFGHJKMNPQRSTVWXYZ', (draw / 17210368 % 28)::int + 1, 1)
    || substr('23456789BCDFGHJKMNPQRSTVWXYZ', (draw / 614656 % 28)::int + 1, 1)
    || substr('23456789BCDFGHJKMNPQRSTVWXYZ', (draw / 21952 % 28)::int + 1, 1)
    || '-'
    || substr('23456789BCDFGHJKMNPQRSTVWXYZ', (draw / 784 % 28)::int + 1, 1)
    || substr('23456789BCDFGHJKMNPQRSTVWXYZ', (draw / 28 % 28)::int + 1, 1)
    || substr('23456789BCDFGHJKMNPQRSTVWXYZ', (draw % 28)::int + 1, 1);

-- Releases that know no reference place orders meanwhile: the database draws theirs. Of a random uuid the first eleven
-- figures are nothing but chance.
alter table orders add column reference text not null
  default order_reference(('x' || left(replace(gen_random_uuid()::text, '-', ''), 11))::bit(44)::bigint % 481890304)
  check (reference ~ '^[2-9BCDFGHJKMNP-TV-Z]{3}-[2-9BCDFGHJKMNP-TV-Z]{3}$');

-- Of a million drawn at once about a thousand are drawn twice; those are drawn again.
do $$
begin
  loop
    update orders set reference = default where id in (
      select id from (select id, row_number() over (partition by reference order by id) as place from orders) as drawn
      where place > 1
    );
    exit when not found;
  end loop;
end $$;
create unique index orders_reference on orders (reference);
