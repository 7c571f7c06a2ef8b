-- What a brand says in the letters that customers get, in words of its own (decision 127). What is empty is said as it
-- comes with the installation; `every` is how all letters greet and what they close with.
create table letter_words (
  letter text primary key,
  subject text not null default '',
  title text not null default '',
  opening text not null default '',
  closing text not null default '',
  -- Null as long as nobody has saved anything.
  updated_at timestamptz
);

-- Each state that was saved, by whom: any of them can be taken again.
create table letter_word_states (
  id bigint generated always as identity primary key,
  letter text not null references letter_words on delete cascade,
  subject text not null,
  title text not null,
  opening text not null,
  closing text not null,
  -- Null for who left.
  saved_by text references users on delete set null,
  saved_at timestamptz not null
);
create index letter_word_states_letter on letter_word_states (letter, id desc);
create index letter_word_states_person on letter_word_states (saved_by) where saved_by is not null;
