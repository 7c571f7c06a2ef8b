-- Messages are found by the words that are in them, and the newest of all of them are looked through first.

-- Message words: what was written, folded as `folded_words` does; a word may be longer than an index bears.
create function message_words(said text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select distinct left(word, 60) from folded_words(said) as word where length(word) > 1))
$$;

alter table contact_messages add column words tsvector not null generated always as (
  message_words(firstname || ' ' || lastname || ' ' || order_said || ' ' || message)) stored;
create index contact_messages_words on contact_messages using gin (words) with (fastupdate = off);
create index contact_messages_newest on contact_messages (created_at desc, reference desc);
