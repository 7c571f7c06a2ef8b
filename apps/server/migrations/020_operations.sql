-- Operations: what the server keeps for itself.

-- Secrets that are drawn once and shared by every process of this database.
create table kept_secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- What `/health/ready` writes: a database that can only be read cannot take an order.
create table write_probes (
  only_one boolean primary key default true check (only_one),
  probed_at timestamptz not null default now()
) with (fillfactor = 50);
insert into write_probes default values;

-- A database that was put back from a backup: until somebody says that it is the shop, it writes to nobody and moves no
-- money.
create table restored_copies (
  only_one boolean primary key default true check (only_one),
  restored_at timestamptz not null,
  -- Of when the backup is.
  backup_of timestamptz not null,
  released_at timestamptz
);
