-- Pieces that every other table leans on.

create extension if not exists pg_trgm;

-- Lower case without accents: how texts are compared in searches. Immutable, so it can be indexed.
create function plain(value text) returns text
  language sql immutable parallel safe strict
  return lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'));

-- Tells every process that what the public reads has changed; one notice a transaction is enough,
-- and PostgreSQL folds the equal ones. Statement triggers call it, so no writer can forget.
create function announce_public_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('public_data', '');
  return null;
end $$;

create function touch_updated_at() returns trigger
  language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
