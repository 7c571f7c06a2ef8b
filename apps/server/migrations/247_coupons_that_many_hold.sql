-- How many hold a coupon still is counted for whoever edits it: from an index, as its holders may be most of the table.
create index wallet_coupons_held on wallet_coupons (coupon_id) include (id, ends_at);
