-- Orders that were there before the search. Those that are placed meanwhile are there already, so that nobody waits.
insert into order_search (order_id, shop_id, created_at, first, words)
select o.id, s.shop_id, o.created_at, s.place = 1, order_search_words(o, s.shop_id)
from orders o cross join lateral unnest(o.shop_ids) with ordinality as s (shop_id, place)
order by o.created_at
on conflict do nothing;
