-- Pictures: the original once, its re-encodings as they are asked for.

create table pictures (
  -- Derived from the bytes, so the address of a picture never changes its meaning.
  id text primary key check (id like 'img\_%'),
  alt text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- Dominant colour, shown until the picture arrives.
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  content_type text not null,
  created_at timestamptz not null default now()
);

-- The embedded file store: originals and re-encodings by key, inside the same database and backup.
create table stored_files (
  key text primary key,
  content_type text not null,
  data bytea not null,
  created_at timestamptz not null default now()
);
alter table stored_files alter column data set storage external;
