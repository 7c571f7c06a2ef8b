-- What was ever sold is not deleted: orders of before name groups and choices by their ids, and what is put away can come
-- back. Nothing that is offered reads a choice that has gone; a group that has gone belongs to no product.
alter table option_groups add column archived boolean not null default false;
alter table option_choices add column archived boolean not null default false;
