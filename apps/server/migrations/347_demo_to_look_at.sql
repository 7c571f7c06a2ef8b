-- The demo to look at: an owner whose brand has never been open may load it and throw it away whole (decision 126).

-- When the public could first order: until then, and only then, nobody has relied on what is there.
alter table brands add column opened_at timestamptz;
update brands b set opened_at = coalesce(
  (select min(a.at) from audit_entries a where a.action = 'brand.open' and a.after ->> 'open_to_public' = 'true'), now())
where b.open or exists (select from orders)
  or exists (select from audit_entries a where a.action = 'brand.open' and a.after ->> 'open_to_public' = 'true');

-- One row while the demo is there.
create table demo_loads (
  id boolean primary key default true check (id),
  loaded_at timestamptz not null,
  -- Columns of the brand that were empty and are filled for as long as the demo is there: how they were, and with what.
  brand_before jsonb not null default '{}',
  brand_filled jsonb not null default '{}'
);

-- What came with the demo and hangs on nothing else of it; the rest goes with these.
create table demo_rows (
  kind text not null,
  key text not null,
  primary key (kind, key)
);

-- The brand as its owner has written it: where a column still says what the demo filled in, as it was before.
create function brand_without_demo(b brands) returns brands language sql stable as $$
  select (jsonb_populate_record(b, coalesce((
    select jsonb_object_agg(f.key, l.brand_before -> f.key)
    from demo_loads l, jsonb_each(l.brand_filled) f
    where to_jsonb(b) -> f.key = f.value
  ), '{}'))).*
$$;
