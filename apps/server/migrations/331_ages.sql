-- outside a transaction
-- For who removes what is old: nothing else asks for these by age. Made while others write; nobody waits (decision 118).
drop index concurrently if exists account_events_age;
create index concurrently account_events_age on account_events using brin (at);
drop index concurrently if exists redemption_tries_age;
create index concurrently redemption_tries_age on redemption_tries using brin (at);
drop index concurrently if exists slot_bookings_age;
create index concurrently slot_bookings_age on slot_bookings using brin (slot_at);
