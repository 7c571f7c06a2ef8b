-- Orders that came to nothing are few, and how they ended is a word of theirs, so that the index of words finds a surname
-- among them without looking up each.

alter function order_search_words(orders, text) rename to order_search_words_said;
create function order_search_words(wanted orders, at_shop text) returns tsvector language sql stable as $$
  select case when wanted.state in ('rejected', 'cancelled', 'expired')
    then order_search_words_said(wanted, at_shop) || array_to_tsvector(array['state:' || wanted.state])
    else order_search_words_said(wanted, at_shop) end
$$;

-- One that expired may still be paid, and then it has that word no more.
create trigger orders_ended_searched after update of state on orders for each row
  when (old.state is distinct from new.state and (
    old.state in ('rejected', 'cancelled', 'expired') or new.state in ('rejected', 'cancelled', 'expired')))
  execute function search_changed_order();

update order_search s set words = s.words || array_to_tsvector(array['state:' || o.state])
from orders o where o.id = s.order_id and o.state in ('rejected', 'cancelled', 'expired');
