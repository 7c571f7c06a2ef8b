-- Tables of products that staff send (decision 076). The file is kept until it is written or given up, so that whoever
-- takes the work up after a crash begins anew; what each row does is kept for a while to be read.
create table menu_imports (
  id text primary key check (id like 'imp\_%'),
  -- Null for who left.
  sent_by text references users on delete set null,
  file_name text not null,
  file bytea,
  state text not null check (state in ('reading', 'read', 'unreadable', 'writing', 'done', 'given_up')),
  problem text,
  -- Products that somebody changed between the reading and the writing.
  overtaken text[] not null default '{}',
  progress int not null default 0 check (progress between 0 and 100),
  -- Who asked for the writing, as the audit keeps it; null before.
  trail jsonb,
  sent_at timestamptz not null,
  -- When whoever works on it last said so.
  touched_at timestamptz not null
);
-- One at a time: two would overtake each other.
create unique index menu_imports_one_at_work on menu_imports ((true)) where state in ('reading', 'writing');
create index menu_imports_person on menu_imports (sent_by) where sent_by is not null;
create index menu_imports_sent on menu_imports (sent_at desc);

-- What each row of a file does. `before` and `after` hold the fields of the form that it changes; of a new product `after`
-- is its whole form.
create table menu_import_lines (
  import_id text not null references menu_imports on delete cascade,
  line int not null,
  outcome text not null check (outcome in ('new', 'changed', 'same', 'refused')),
  slug text not null,
  name text not null,
  kind text,
  -- None of a new product.
  product_id text not null default '',
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- The same in the words of the table, for people.
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  unusual boolean not null default false,
  -- Whether orders take from its stock: such products are written last, so that orders wait for them shortly.
  counted boolean not null default false,
  primary key (import_id, line)
);
create index menu_import_lines_outcome on menu_import_lines (import_id, outcome, line);
create index menu_import_lines_to_write on menu_import_lines (import_id, counted, product_id, line)
  where outcome in ('new', 'changed');
