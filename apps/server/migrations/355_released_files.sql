-- The built files of this release and of the last ones, so that a page of one of them that is open in a browser gets its
-- code from a node of another (decision 135). New and empty: it holds nothing up.
create table released_files (
  -- As the browser asks for it; the name holds a hash of what is in it, so it never means anything else.
  path text primary key,
  encoding text not null check (encoding in ('identity', 'br')),
  body bytea not null,
  -- When a release that has it last ran.
  wanted_at timestamptz not null
);
-- It comes packed.
alter table released_files alter column body set storage external;
