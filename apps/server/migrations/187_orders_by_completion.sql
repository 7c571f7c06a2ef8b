-- Who is asked for a review is found among the orders of the last days: without an index every quarter of an hour all
-- orders there ever were would be read for them.
create index orders_completed on orders (completed_at) where state = 'completed' and user_id is not null;
