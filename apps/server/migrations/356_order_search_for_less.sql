-- Placing an order wrote 22 kB for its search, most of all that it writes: each word of each row went into the index by itself.
-- Words wait in a list now, of 64 kB at most, and go into the index together; every search reads the list, which is eight pages.
alter index order_search_words set (fastupdate = on, gin_pending_list_limit = 64);

-- What is said of an order wherever it is looked for; the shop is said of each row.
create function words_of_order(wanted orders) returns tsvector language sql stable as $$
  select array_to_tsvector(array_agg(distinct word)) from (
    select 'pay:' || wanted.payment_kind as word
    -- Of orders that came to nothing, which are few, how they ended.
    union all select 'state:' || wanted.state where wanted.state in ('rejected', 'cancelled', 'expired')
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

create or replace function search_order(wanted text) returns void language sql as $$
  -- The words of an order are gathered once for all its rows.
  with said as materialized (
    select id, created_at, shop_ids, words_of_order(o) as words from orders o where id = wanted
  )
  insert into order_search (order_id, shop_id, created_at, first, words)
  select said.id, s.shop_id, said.created_at, s.place = 1, said.words || array_to_tsvector(array['shop:' || s.shop_id])
  from said cross join lateral unnest(said.shop_ids) with ordinality as s (shop_id, place)
  on conflict (order_id, shop_id) do update set first = excluded.first, words = excluded.words
$$;

-- order_search_words and order_search_words_said stay for the transactions under way; nothing else asks for them.
