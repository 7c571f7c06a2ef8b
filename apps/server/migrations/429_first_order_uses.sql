-- First-order uses: orders that a coupon for the first order was used on and not given back. Where no phone can be
-- confirmed, no second one goes to the same door.
create view first_order_uses as
  select u.order_id from coupon_uses u join coupons c on c.id = u.coupon_id
  where c.first_order and u.order_id is not null and u.given_back_at is null;
