-- A dump is restored with an empty search path. A body between quotes is read there anew and does not find `folded_words`;
-- one that begins with `return` was read when it was made. Columns that are generated may rest on any immutable function.

create or replace function message_words(said text) returns tsvector language sql immutable parallel safe
return array_to_tsvector(array(
  select distinct left(word, 60) from folded_words(said) as word where length(word) > 1));

create or replace function member_words(firstname text, lastname text, email text) returns tsvector
language sql immutable parallel safe
return array_to_tsvector(array(
  select distinct word from (
    select lower(email) as word
    union all select folded_words(firstname || ' ' || lastname || ' ' || split_part(email, '@', 1))
  ) as said where length(word) > 1));

create or replace function instant_in_rome(shown timestamp) returns timestamptz
language sql immutable parallel safe strict
return (
  select case
    when summer at time zone 'Europe/Rome' = shown then summer
    when winter at time zone 'Europe/Rome' = shown then winter
    else date_trunc('hour', shown - interval '1 hour') at time zone 'UTC' end
  from (select (shown - interval '2 hours') at time zone 'UTC' as summer,
               (shown - interval '1 hour') at time zone 'UTC' as winter) as at);
