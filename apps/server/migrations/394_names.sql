-- The membership has a name of its own; empty is the brand's name with "Prime" behind it.
alter table brands add column membership_name text not null default '';

create or replace view brand_profiles as
  select id, name, phone, email, company, shipping_fee_cents, shipping_free_over_cents, updated_at, open, accent, membership_name
  from brands;
