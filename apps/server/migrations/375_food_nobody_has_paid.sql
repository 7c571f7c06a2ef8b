-- What unpaid orders under some keys hold, and what came under them lately (decision 026): keys of hours and tables beside
-- those of people. Each lookup names a key that has an index, so reading whole tables is never right, also where a
-- connection planned it in an empty shop.
create function unpaid_work_of(keys bytea[], cart text, recent timestamptz)
returns table (key bytea, orders int, pieces int, cents int, lately_pieces int, lately_cents int)
language sql stable set enable_seqscan = off
begin atomic
  select one.key,
    count(*) filter (where one.held)::int,
    coalesce(sum(one.qty) filter (where one.held), 0)::int,
    coalesce(sum(one.total_cents) filter (where one.held), 0)::int,
    coalesce(sum(one.qty) filter (where one.lately), 0)::int,
    coalesce(sum(one.total_cents) filter (where one.lately), 0)::int
  from (
    select t.key, o.qty, o.total_cents,
      o.state = 'awaiting_payment' and o.cart_id <> unpaid_work_of.cart
        or o.payment_kind <> 'card'
          and o.state not in ('awaiting_payment', 'completed', 'rejected', 'cancelled', 'expired') as held,
      t.at > unpaid_work_of.recent and o.state not in ('rejected', 'cancelled', 'expired') as lately
    from order_traces t join orders o on o.id = t.order_id
    where t.key = any (unpaid_work_of.keys)
  ) as one
  group by one.key;
end;
