-- The colour that acts in the shop's pages and letters; none is the one the storefront comes with (decision 129).
alter table brands add column accent text
  constraint brands_accent check (accent ~ '^#[0-9a-f]{6}$');

create or replace view brand_profiles as
  select id, name, phone, email, company, shipping_fee_cents, shipping_free_over_cents, updated_at, open, accent from brands;

-- The logo that pages and letters show is a picture of the brand with a name of its own.
alter table brand_pictures
  drop constraint brand_pictures_name_check,
  add constraint brand_pictures_name_check check (name in ('image-new', 'image', 'logo-new', 'page-logo'));
