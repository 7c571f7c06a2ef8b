-- Foundations: functions that the tables of all other files use. Each file is one area; read them in their order.
-- What is common to all:
-- - Ids are texts with a prefix that says of what they are (`ord_…`), so that a wrong one is refused by the column.
-- - Money is integer cents, in columns that end in `_cents`; an instant is a `timestamptz` that ends in `_at`.
-- - A hash stands where a secret or a person must not be readable; the column or the comment says so.
-- - Triggers announce changes (`pg_notify`) to every process of the server, whoever writes. That is how caches and live
--   pages hear of them.
-- Files below 100 are the baseline: how the schema was on the day it was first written down whole. They do not change any
-- more. What changes the schema is a file more, from 100 on.

-- Plain text: lower case without accents. How names are compared where the database compares them.
create function plain(value text) returns text
  language sql immutable parallel safe strict
  return lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'));

-- Plain words: words alone, lower case and without accents: "S.Pellegrino" is two words, "all'Amatriciana" too.
create function plain_words(value text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(plain(value), '[^[:alnum:]]+', ' ', 'g'));

-- Public change: tells every process that what the public reads has changed. One notice a transaction is enough, and
-- PostgreSQL folds equal ones. Triggers named `…_announce` call it, so that no writer can forget.
create function announce_public_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('public_data', '');
  return null;
end $$;

-- Search change: each process reads the visible catalogue and searches it in its own memory (decision 007). What searches
-- read is announced on a channel of its own by triggers named `…_searched`: most changes of the public data do not
-- concern them, least of all those of stock, which every order makes.
create function announce_search_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('search_data', '');
  return null;
end $$;

-- Touch: a row's `updated_at` follows every change of the row, by triggers named `…_touch`.
create function touch_updated_at() returns trigger
  language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
