-- What staff changed outside of orders: who, when, before and after. Only ever added to.
create table staff_actions (
  id bigint generated always as identity primary key,
  user_id text not null references users,
  action text not null,
  -- What it was done to: a shop, a product in a shop.
  subject text not null,
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null
);
create index staff_actions_subject on staff_actions (subject, at);

-- A board shows its shop's pause and what is sold out there.
create function announce_shop_board() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'shop:' || coalesce(new.shop_id, ''));
  return null;
end $$;
create trigger product_shops_board after insert or update of sold_out_until on product_shops
  for each row execute function announce_shop_board();

create function announce_shop_pause() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'shop:' || new.id);
  return null;
end $$;
create trigger shops_board after update of paused_until on shops
  for each row execute function announce_shop_pause();
