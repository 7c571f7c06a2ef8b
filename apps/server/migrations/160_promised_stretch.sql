-- How long the stretch is in which a part is handed over, as its shop had it when the order was placed; null where none was promised.
alter table order_parts add column slot_minutes int check (slot_minutes between 1 and 60);
