-- How many portions of the same choice a group allows: two where a pizza may have twice the mozzarella.
alter table option_groups add column most_of_each int not null default 1 check (most_of_each between 1 and 9);
