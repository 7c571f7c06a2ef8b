-- A database that was put back from a backup: until somebody says that it is the shop, it writes to nobody and moves no money.
create table restored_copies (
  only_one boolean primary key default true check (only_one),
  restored_at timestamptz not null,
  -- Of when the backup is.
  backup_of timestamptz not null,
  released_at timestamptz
);
