-- Search: what is written is compared word by word, as people type it and as Italian bends it.

create extension if not exists fuzzystrmatch;

-- Words alone, lower case and without accents: "S.Pellegrino" is two words, "all'Amatriciana" too.
create function plain_words(value text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(plain(value), '[^[:alnum:]]+', ' ', 'g'));

-- Each word as it is written, which is what a beginning is compared with, and its stem, which makes plurals equal.
create function word_document(value text) returns tsvector
  language sql immutable parallel safe strict
  return to_tsvector('italian', plain_words(value)) || to_tsvector('simple', plain_words(value));

-- What asks for all of some words, each as it is or bent, or only begun where a star follows it; where one text holds
-- several words, any of them will do. `weights` says where: 'A' in names alone, empty everywhere. Words are quoted, and
-- the parts are joined in the form that PostgreSQL itself prints them in; what its parser makes no word of asks nothing.
create function word_query(words text[], weights text) returns tsquery
  language sql immutable parallel safe strict
  return (
    select coalesce(string_agg('(' || one.query || ')', ' & '), '')::tsquery
    from unnest(words) as asked (alternatives)
    cross join lateral (
      select string_agg(part.query::text, ' | ') as query
      from string_to_table(asked.alternatives, ' ') as word
      cross join lateral (select quote_literal(rtrim(word, '*')) as quoted, word like '%*' as begun) as form
      cross join lateral (
        select to_tsquery('italian', quoted || ':' || weights)
            || to_tsquery('simple', quoted || case when begun then ':*' else ':' end || weights) as query
      ) as part
      where numnode(part.query) > 0
    ) as one
  );

-- Names as words: what alphabetical order and the first letters typed are compared with.
alter table products add column name_words text not null generated always as (plain_words(name)) stored;
-- Slips are forgiven by the words that are in use, further down: quicker than by trigrams of every name, and nearer.
alter table products drop column search_words, drop column search_document;
alter table products add column search_document tsvector not null generated always as (
  setweight(word_document(name), 'A')
  || setweight(word_document(search_categories), 'B')
  || setweight(word_document(description || ' ' || ingredients), 'C')
) stored;
create index products_document on products using gin (search_document);

alter table categories drop column search_text;
alter table categories add column name_words text not null generated always as (plain_words(name)) stored;
alter table categories add column search_document tsvector not null generated always as (
  setweight(word_document(name), 'A')
) stored;

-- Every word ever written in the catalogue: where a misspelt one looks for the word that was meant. Words are only
-- added; whether one is still in use is asked of the products themselves.
create table search_vocabulary (word text primary key);

create function learn_words(value text) returns void
  language sql
  begin atomic
    -- In order, so that two who add the same words wait for each other instead of blocking each other.
    insert into search_vocabulary
      select distinct word from string_to_table(plain_words(value), ' ') as word
      where length(word) between 4 and 40
      order by word
      on conflict do nothing;
  end;

create function learn_product() returns trigger
  language plpgsql as $$
begin
  perform learn_words(concat_ws(' ', new.name, new.search_categories, new.description, new.ingredients));
  return null;
end $$;
create trigger products_learn after insert on products for each row execute function learn_product();
create trigger products_learn_again after update on products for each row
  when (old.search_document is distinct from new.search_document) execute function learn_product();

create function learn_category() returns trigger
  language plpgsql as $$
begin
  perform learn_words(new.name);
  return null;
end $$;
create trigger categories_learn after insert or update of name on categories
  for each row execute function learn_category();
