-- Names of the choices that a dish comes with and that were left out, with nothing taken in their place. A line of before
-- does not know of any. Which choices of `options` are usual ones stands beside each of them (`usual`).
alter table order_lines add column left_usual text[] not null default '{}';
