-- Shows that do not take place, for who shows them as something that is sold.
create view called_off_shows as select product_id from cinema_shows where cancelled_at is not null;
