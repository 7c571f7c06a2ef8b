-- Where orders that nobody has paid yet come from, so that no caller can fill a shop with them. Each row is one order
-- under one keyed hash: of a phone, a mail address, a browser or a group of addresses. None can be read back, and all
-- go once the order is over and a day has passed.
create table order_traces (
  key bytea not null,
  order_id text not null references orders on delete cascade,
  at timestamptz not null,
  primary key (key, order_id)
);
create index order_traces_order on order_traces (order_id);
create index order_traces_age on order_traces (at);

-- Phones and mail addresses that a shop takes no orders from, by the same hashes; an empty shop stands for what is
-- shipped. They end by themselves.
create table contact_blocks (
  shop_id text not null,
  key bytea not null,
  kind text not null check (kind in ('phone', 'email')),
  by_user_id text references users,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (shop_id, key)
);
create index contact_blocks_end on contact_blocks (ends_at);

-- A code on its way to the phone of somebody who orders without an account, and what came of it. The key is a hash of
-- the phone and the browser together: nobody spends the tries of another.
create table order_phone_codes (
  key bytea primary key,
  code_hash bytea not null,
  sent_at timestamptz not null,
  tries int not null default 0,
  -- Until when this browser need not prove this phone again.
  proven_until timestamptz
);
create index order_phone_codes_age on order_phone_codes (sent_at);

-- Everything there is to know before an unpaid order is taken, in one call. Two orders under one phone or mail address
-- come one after the other, so that the second sees the first. The lock comes first and its statement ends before the
-- counting begins: only then is what the other has written seen.
create function order_traces_of(
  phone bytea, email bytea, device bytea, address bytea, proof bytea,
  shops text[], account text, cart text,
  recent timestamptz, hour timestamptz, day timestamptz, moment timestamptz
) returns table (
  blocked boolean, proven boolean,
  open_phone int, open_email int, open_device int,
  day_phone int, day_email int, address_recent int, address_hour int
) language plpgsql as $$
#variable_conflict use_variable
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(k, 'hex'), 175))
  from (select k from unnest(array[phone, email]) k where k is not null order by k) as keys;
  return query
    with open as (
      select t.key, count(*)::int as orders from order_traces t join orders o on o.id = t.order_id
      where t.key in (phone, email, device) and o.total_cents > 0
        and (o.state = 'awaiting_payment' and o.cart_id <> cart
          or o.payment_kind <> 'card'
            and o.state not in ('awaiting_payment', 'completed', 'rejected', 'cancelled', 'expired'))
      group by t.key
    )
    select
      exists (select from contact_blocks b
        where b.shop_id = any(shops) and b.key in (phone, email) and b.ends_at > moment),
      exists (select from users u where u.id = account and u.phone is not null)
        or exists (select from order_phone_codes c where c.key = proof and c.proven_until > moment),
      coalesce((select o.orders from open o where o.key = order_traces_of.phone), 0),
      coalesce((select o.orders from open o where o.key = order_traces_of.email), 0),
      coalesce((select o.orders from open o where o.key = device), 0),
      (select count(*)::int from order_traces t where t.key = order_traces_of.phone and t.at > day),
      (select count(*)::int from order_traces t where t.key = order_traces_of.email and t.at > day),
      (select count(*)::int from order_traces t where t.key = address and t.at > recent),
      (select count(*)::int from order_traces t where t.key = address and t.at > hour);
end $$;
