-- Each state of an editorial text that staff saved, so that nothing that was read is lost: an order keeps which terms
-- it was placed under, and here they are.
create table content_states (
  id bigint generated always as identity primary key,
  slug text not null references contents on delete cascade,
  title text not null,
  value text not null,
  -- Null for what was there before staff could edit it, and for who left.
  saved_by text references users on delete set null,
  saved_at timestamptz not null
);
create index content_states_slug on content_states (slug, saved_at desc);
create index content_states_person on content_states (saved_by) where saved_by is not null;
