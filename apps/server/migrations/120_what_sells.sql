-- What sells, and what is bought together: counted from real orders, so that lists and suggestions show what people choose.

-- A line of an order that somebody wanted and nobody called off: what may be counted. Ordering publishes it.
create view sold_lines as
  select l.order_id, l.product_id, l.qty - l.refunded_qty as pieces, o.placed_at
  from orders o
  join order_parts p on p.order_id = o.id
  join order_lines l on l.order_id = p.order_id and l.part = p.part
  where o.placed_at is not null
    and p.state not in ('awaiting_payment', 'rejected', 'cancelled', 'expired')
    and l.refunded_qty < l.qty;

create index orders_placed on orders (placed_at) where placed_at is not null;

-- In how many orders of the last weeks a product was. Lists "by what sells" go by it first, then by `popularity`.
alter table products add column sold_lately int not null default 0 check (sold_lately >= 0);

-- It is told to lists and searches like the other columns that put products in order.
drop trigger products_announce on products;
create trigger products_announce after insert or delete or truncate or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, prime_price_cents,
    reduced_price_cents, reduced_reason, reduced_from, reduced_until, unit_of_measure, pack_quantity, pack_unit,
    vat_class, allergens_declared, labels, frozen, age_limit, channels, availability, sold_out_until, position,
    popularity, sold_lately, published, created_at
  on products for each statement execute function announce_public_change();
drop trigger products_searched on products;
create trigger products_searched
  after insert or delete or truncate or update of
    id, slug, name, description, ingredients, kind, root_category_id, price_cents, reduced_price_cents, reduced_reason,
    reduced_from, reduced_until, unit_of_measure, channels, popularity, sold_lately, published, labels,
    allergens_declared
  on products for each statement execute function announce_search_change();

-- Of the products that were in one order, the most frequent companions of each. No answer that is kept tells of them.
create table bought_together (
  product_id text not null references products on delete cascade,
  with_id text not null references products on delete cascade,
  check (product_id <> with_id),
  orders int not null check (orders > 0),
  primary key (product_id, with_id)
);
create index bought_together_with on bought_together (with_id);
