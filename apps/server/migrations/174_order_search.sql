-- Search over all orders: by number, reference, name, telephone, mail address and dish, in the shops of whoever looks.

-- Words without accents, capitals and signs; packages/domain/src/ordering/finding/search-terms.ts follows the same rule.
create function folded_words(said text) returns setof text language sql immutable parallel safe
  return regexp_split_to_table(lower(regexp_replace(normalize(said, nfkd), '[\u0300-\u036f]', '', 'g')),
    '[^0-9a-z\u00c0-\u1fff\u2c00-\ud7ff]+');

-- An order as one shop finds it. What never changes of an order is a word as well, so that one index knows it all.
create table order_search (
  order_id text not null references orders on delete cascade,
  -- Empty for what belongs to no shop.
  shop_id text not null,
  created_at timestamptz not null,
  -- Whether this row stands for the order where somebody looks at all shops.
  first boolean not null,
  words tsvector not null,
  primary key (order_id, shop_id)
);

create function order_search_words(wanted orders, at_shop text) returns tsvector language sql stable as $$
  select array_to_tsvector(array_agg(distinct word)) from (
    select 'shop:' || at_shop as word
    union all select 'pay:' || wanted.payment_kind
    union all select replace(lower(wanted.reference), '-', '')
    union all select 'mode:' || mode from order_parts where order_id = wanted.id
    union all select replace(lower(number), '-', '') from order_parts where order_id = wanted.id
    union all select lower(wanted.email)
    -- A telephone without Italy, and its last figures, which is how people say it.
    union all select case t.tail when 0 then t.national else right(t.national, t.tail) end
      from (select case when wanted.telephone like '+39%' then substr(wanted.telephone, 4)
                        else regexp_replace(wanted.telephone, '\D', '', 'g') end as national, tail
            from unnest(array[0, 4, 5, 6, 7]) as tail) as t
      where length(t.national) > t.tail
    union all select folded_words(wanted.firstname || ' ' || wanted.lastname || ' ' || split_part(wanted.email, '@', 1))
    union all select folded_words(string_agg(name, ' ')) from order_lines where order_id = wanted.id
  ) as said where length(word) > 1
$$;

create index order_search_shop on order_search (shop_id, created_at desc, order_id desc);
create index order_search_all on order_search (created_at desc, order_id desc) where first;
-- Without a list of what is still to be sorted in: every search would have to read it.
create index order_search_words on order_search using gin (words) with (fastupdate = off);

create function search_order(wanted text) returns void language sql as $$
  insert into order_search (order_id, shop_id, created_at, first, words)
  select o.id, s.shop_id, o.created_at, s.place = 1, order_search_words(o, s.shop_id)
  from orders o cross join lateral unnest(o.shop_ids) with ordinality as s (shop_id, place)
  where o.id = wanted
  on conflict (order_id, shop_id) do update set first = excluded.first, words = excluded.words
$$;

-- Whoever writes cannot forget it. Orders are found by key one after the other, however many there are.
create function search_new_orders() returns trigger language plpgsql as $$
declare
  written text;
begin
  for written in select distinct order_id from added loop
    perform search_order(written);
  end loop;
  return null;
end $$;
create trigger order_lines_searched after insert on order_lines
  referencing new table as added for each statement execute function search_new_orders();

create function search_changed_order() returns trigger language plpgsql as $$
begin
  delete from order_search where order_id = new.id and shop_id <> all (new.shop_ids);
  perform search_order(new.id);
  return null;
end $$;
create trigger orders_searched
  after update of firstname, lastname, email, telephone, payment_kind, shop_ids on orders for each row
  when ((old.firstname, old.lastname, old.email, old.telephone, old.payment_kind, old.shop_ids)
    is distinct from (new.firstname, new.lastname, new.email, new.telephone, new.payment_kind, new.shop_ids))
  execute function search_changed_order();

-- What few orders are: everything but completed, refunded, or still to be collected.
create index orders_state on orders (state, created_at desc, id desc) where state <> 'completed';
create index orders_refunded on orders (created_at desc, id desc) where refunded_cents > 0;
create index orders_due on orders (created_at desc, id desc)
  where payment_kind <> 'card' and taken_cents + lost_cents < total_cents;
