-- Placing an order wrote 22 kB for its search, most of all that it writes: each word of each row went into the index by itself.
-- Words wait in a list now, of 64 kB at most, and go into the index together; every search reads the list, which is eight pages.
alter index order_search_words set (fastupdate = on, gin_pending_list_limit = 64);

-- The words of an order are gathered once for all its rows, and the shop is said of each.
create or replace function search_order(wanted text) returns void language sql as $$
  with said as materialized (
    select id, created_at, shop_ids, ts_delete(order_search_words(o, ''), 'shop:') as words from orders o where id = wanted
  )
  insert into order_search (order_id, shop_id, created_at, first, words)
  select said.id, s.shop_id, said.created_at, s.place = 1, said.words || array_to_tsvector(array['shop:' || s.shop_id])
  from said cross join lateral unnest(said.shop_ids) with ordinality as s (shop_id, place)
  on conflict (order_id, shop_id) do update set first = excluded.first, words = excluded.words
$$;
