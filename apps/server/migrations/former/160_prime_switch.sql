-- Zanga Prime is on where the brand says so; everything that offers, prices or gives it asks here.
create function prime_is_on() returns boolean language sql stable as $$
  select coalesce((select 'zanga_prime' = any(features) from brands where id = 1), false)
$$;
