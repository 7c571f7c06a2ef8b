-- Rows that others refer to: when one goes, or is asked what belongs to it, an index finds what refers to it. Which
-- references need none, and why, stands in `apps/server/test/platform/references.test.ts`.

-- What a customer leaves behind, and what one product is in.
create index favorites_product on favorites (product_id);
create index memberships_user on memberships (user_id);
create index redemptions_user on redemptions (user_id) where user_id is not null;
create index prime_joinings_payment on prime_joinings (payment_id);
create index product_shops_shop on product_shops (shop_id);
create index product_option_groups_group on product_option_groups (group_id);
create index sold_out_choices_choice on sold_out_choices (choice_id);
create index products_category on products (root_category_id);

-- Pictures go when nothing shows them.
create index product_pictures_picture on product_pictures (picture_id);
create index category_pictures_picture on category_pictures (picture_id);
create index shop_pictures_picture on shop_pictures (picture_id);
create index brand_pictures_picture on brand_pictures (picture_id);

-- Coupons of somebody who leaves are deleted.
create index coupon_uses_coupon on coupon_uses (coupon_id);
create index coupon_uses_wallet_ever on coupon_uses (wallet_id) where wallet_id is not null;
create index coupon_shares_wallet on coupon_shares (wallet_id);

-- What an order has besides its parts and lines.
create index order_changes_part on order_changes (order_id, part);
create index order_refunds_settled on order_refunds (settled_by) where settled_by is not null;

-- Tables are taken away, and calls from them with them.
create index table_calls_table on table_calls (table_id);

-- Who works in a shop, who may switch on there, and its devices, the ended ones too.
create index user_roles_shop on user_roles (shop_id);
create index staff_pins_shop on staff_pins (shop_id);
create index shop_devices_of on shop_devices (shop_id);

-- The sandbox's bank.
create index sandbox_intents_card on sandbox_intents (card_ref) where card_ref is not null;
create index sandbox_refunds_intent on sandbox_refunds (intent_ref);
