-- Orders for later that were placed before the begin of their work was written down: without one they would count as
-- unanswered from the moment they were placed, and be given back at the first look.
update order_parts set begin_at = promised_at - interval '1 hour'
where state = 'placed' and begin_at is null and promised_at > now() + interval '2 hours';
