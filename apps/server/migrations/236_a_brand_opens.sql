-- A brand opens: until then, and after an owner has closed it, the public reads that it opens soon and nothing is sold
-- (decision 079). What is there already is open.
alter table brands add column open boolean not null default true;

create or replace view brand_profiles as
  select id, name, phone, email, company, shipping_fee_cents, shipping_free_over_cents, updated_at, open from brands;

-- Prime is offered, priced and charged by nobody who is closed to the public.
create or replace function prime_is_on() returns boolean language sql stable as $$
  select coalesce((select open and 'zanga_prime' = any(features) from brands where id = 1), false)
$$;

-- Shops in the making: what each still lacks before somebody can order there.
create view shops_in_making as
  select s.id, s.published, s.payments, s.street <> '' as placed, cardinality(s.services) > 0 as offers,
    exists (select from shop_hours h where h.shop_id = s.id) as has_hours,
    'delivery' = any (s.services) as delivers,
    exists (select from delivery_areas a where a.shop_id = s.id) as has_areas
  from shops s;

-- Finished texts: those in which nothing is left to be filled in.
create view finished_texts as
  select slug from contents where value not like '%[da completare%';

-- Invited staff: who has been asked to work for the brand and has not answered yet.
create view invited_staff as
  select id, expires_at from staff_invitations;
