-- What `/health/ready` writes: a database that can only be read cannot take an order.
create table write_probes (
  only_one boolean primary key default true check (only_one),
  probed_at timestamptz not null default now()
) with (fillfactor = 50);
insert into write_probes default values;
