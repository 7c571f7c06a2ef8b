-- Changes that staff made to many products at once (decision 083): what each product was and became, by the fields of its
-- form that changed, so that a change is taken back as a whole. Kept for a while; the audit goes on knowing them.
create table menu_changes (
  id text primary key check (id like 'mch\_%'),
  made_at timestamptz not null,
  undone_at timestamptz
);
create index menu_changes_made on menu_changes (made_at);

create table menu_change_rows (
  change_id text not null references menu_changes on delete cascade,
  product_id text not null references products on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (change_id, product_id)
);
create index menu_change_rows_product on menu_change_rows (product_id);
