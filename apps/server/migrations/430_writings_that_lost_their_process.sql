-- How often the writing of a file has begun. The third time is not begun: two processes have died over it.

alter table menu_imports add column writings smallint not null default 0;
