-- Prices of their own: what a product costs in a way, at a shop, from a day on, or in some hours of the week (decision
-- 084). What stands in `products` is what it costs everywhere else. A row is never changed: one that is edited ends, and
-- another takes its place, so that the rows tell what was asked and when.
create table product_prices (
  id bigint generated always as identity primary key,
  product_id text not null references products on delete cascade,
  -- Null for all.
  channel text check (channel in ('delivery', 'pickup', 'onshop', 'totem')),
  shop_id text references shops on delete cascade,
  price_cents int not null check (price_cents >= 0),
  valid_from timestamptz not null,
  valid_until timestamptz check (valid_until > valid_from),
  -- Days and minutes of a price by hours, Monday first, past 1440 on the next day; null where it holds all the time.
  weekdays int[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  from_minute int check (from_minute between 0 and 1439),
  to_minute int check (to_minute > from_minute and to_minute <= from_minute + 1440),
  -- What customers read beside it.
  name text not null default '' check (length(name) <= 60),
  written_at timestamptz not null,
  -- When staff took it away; null while it stands in the form.
  ended_at timestamptz check (ended_at > written_at),
  check ((from_minute is null) = (to_minute is null)),
  check (from_minute is not null or weekdays = '{}')
);
create index product_prices_product on product_prices (product_id);
create index product_prices_shop on product_prices (shop_id) where shop_id is not null;

create trigger product_prices_announce after insert or update or delete on product_prices
  for each row execute function announce_named_change('product:', 'product_id');
create trigger product_prices_announce_prices after insert or update or delete on product_prices
  for each statement execute function announce_public_change('prices');
create trigger product_prices_announce_emptied after truncate on product_prices
  for each statement execute function announce_public_change();
create trigger product_prices_searched after insert or update or delete on product_prices
  for each row execute function announce_product_search_change('product_id');
create trigger product_prices_emptied after truncate on product_prices
  for each statement execute function announce_search_change();
