-- A function in SQL is planned at each call: two of the three milliseconds that the words of an order took. In plpgsql
-- the plan stays with the connection. The words stay with the order's own transaction: the office lists orders by
-- them, and a coupon for the first order asks them for earlier ones.
create or replace function order_search_words(wanted orders, at_shop text) returns tsvector stable language plpgsql as $$
declare
  national constant text := case when wanted.telephone like '+39%' then substr(wanted.telephone, 4)
    else regexp_replace(wanted.telephone, '\D', '', 'g') end;
begin
  return (
    select array_to_tsvector(array_agg(distinct word)) from (
      select unnest(array[
        'shop:' || at_shop, 'pay:' || wanted.payment_kind, replace(lower(wanted.reference), '-', ''), lower(wanted.email),
        case when wanted.state in ('rejected', 'cancelled', 'expired') then 'state:' || wanted.state end
      ]) as word
      union all select unnest(array['mode:' || mode, replace(lower(number), '-', '')])
        from order_parts where order_id = wanted.id
      -- A telephone without Italy, and its last figures, which is how people say it.
      union all select case tail when 0 then national else right(national, tail) end
        from unnest(array[0, 4, 5, 6, 7]) as tail where length(national) > tail
      union all select folded_words(concat_ws(' ', wanted.firstname, wanted.lastname, split_part(wanted.email, '@', 1),
        (select string_agg(name, ' ') from order_lines where order_id = wanted.id)))
    ) as said where length(word) > 1
  );
end $$;

create or replace function search_order(wanted text) returns void language plpgsql as $$
begin
  with said as materialized (
    select id, created_at, shop_ids, ts_delete(order_search_words(o, ''), 'shop:') as words from orders o where id = wanted
  )
  insert into order_search (order_id, shop_id, created_at, first, words)
  select said.id, s.shop_id, said.created_at, s.place = 1, said.words || array_to_tsvector(array['shop:' || s.shop_id])
  from said cross join lateral unnest(said.shop_ids) with ordinality as s (shop_id, place)
  on conflict (order_id, shop_id) do update set first = excluded.first, words = excluded.words;
end $$;
