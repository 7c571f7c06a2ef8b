-- Archives of pictures that staff send (decision 083): their parts as they come, which go once they have been read, and what
-- each file in them is.
create table picture_folders (
  id text primary key check (id like 'pfd\_%'),
  -- Null for who left.
  sent_by text references users on delete set null,
  file_name text not null,
  bytes int not null check (bytes between 1 and 209715200),
  received int not null default 0 check (received between 0 and bytes),
  state text not null check (state in ('sending', 'reading', 'read', 'unreadable', 'done', 'given_up')),
  problem text,
  -- Products whose pictures somebody changed between the reading and the writing.
  overtaken text[] not null default '{}',
  progress int not null default 0 check (progress between 0 and 100),
  sent_at timestamptz not null
);
-- One at a time is read: pictures take the processor.
create unique index picture_folders_one_at_work on picture_folders ((true)) where state = 'reading';
create index picture_folders_person on picture_folders (sent_by) where sent_by is not null;
create index picture_folders_sent on picture_folders (sent_at);

create table picture_folder_parts (
  folder_id text not null references picture_folders on delete cascade,
  at int not null,
  bytes bytea not null,
  primary key (folder_id, at)
);
-- Photographs do not get smaller.
alter table picture_folder_parts alter column bytes set storage external;

create table picture_folder_lines (
  folder_id text not null references picture_folders on delete cascade,
  line int not null,
  file text not null,
  outcome text not null check (outcome in ('matched', 'unknown', 'refused')),
  problem text,
  -- None of what is no product's.
  product_id text not null default '',
  place int not null default 1,
  -- The pictures of the product when it was read.
  before text[] not null default '{}',
  -- What was made of the picture, which is not shown before it is written.
  picture jsonb,
  primary key (folder_id, line)
);
