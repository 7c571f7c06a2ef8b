-- How often the slip of a part was printed: another one says so.
alter table order_parts add column prints int not null default 0 check (prints >= 0);
