-- What a coupon of hundreds of thousands came to is counted from indexes alone. Nothing is kept beside the rows, so that
-- no count can be another one than theirs.
create index coupon_uses_standing on coupon_uses (coupon_id) include (saved_cents) where given_back_at is null;
create index coupon_uses_of_wallets on coupon_uses (coupon_id) include (wallet_id)
  where given_back_at is null and wallet_id is not null;
create index coupon_uses_of_codes on coupon_uses (coupon_id) include (drawn_code)
  where given_back_at is null and drawn_code is not null;
create index coupon_codes_standing on coupon_codes (coupon_id) where withdrawn_at is null;
create index coupon_codes_withdrawn on coupon_codes (coupon_id) include (code, drawing_id)
  where withdrawn_at is not null;
