-- Words of quantity stand before or after what they count. Within a name they are part of it: «Fior di latte» is no «fior latte».
create or replace function ingredient_words(name text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(regexp_replace(plain_words(name),
    '^((aggiunta|con|di|doppia|doppie|doppio|doppi|extra|piu|porzione|tripla|triplo|un|una) )+', ''),
    '( (aggiunta|doppia|doppie|doppio|doppi|extra|in piu|tripla|triplo))+$', '');

-- What was kept is computed anew.
alter table option_choices drop column words;
alter table option_choices add column words text not null generated always as (ingredient_words(name)) stored;
