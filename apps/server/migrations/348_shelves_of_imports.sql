-- Whether a row of a file changes what shops have of a product, their counts or whether they sell it: such rows are held
-- last, as orders hold them (decision 142).
alter table menu_import_lines add column shelf boolean not null default false;
create index menu_import_lines_shelf on menu_import_lines (import_id, product_id, line)
  where outcome = 'changed' and shelf;
