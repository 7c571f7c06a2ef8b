-- The brand may have any id (the setting BRAND_ID); a database holds one brand.
create or replace function prime_is_on() returns boolean language sql stable as $$
  select coalesce((select open and 'zanga_prime' = any(features) from brands order by id limit 1), false)
$$;
