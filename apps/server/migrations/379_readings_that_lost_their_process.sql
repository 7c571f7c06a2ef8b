-- A file that ends the process which reads it ended the next one, too: its job was tried sixty times. Both are noted before
-- the reading begins, and taken back when it ends or is left to another process in order.
alter table menu_imports add column reading_since timestamptz;
-- The file of an archive of pictures that is being looked into.
alter table picture_folders add column line_in_hand int;
