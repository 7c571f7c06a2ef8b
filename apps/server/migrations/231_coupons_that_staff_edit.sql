-- Coupons are made, stopped and counted by staff.
alter table coupons
  -- Stopped for who does not have it yet, or for everybody; null while it goes on.
  add column stopped text check (stopped in ('new', 'all'));

-- What a coupon came to is read without its rows.
drop index coupon_uses_coupon;
create index coupon_uses_coupon on coupon_uses (coupon_id, used_at desc) include (saved_cents, given_back_at);
