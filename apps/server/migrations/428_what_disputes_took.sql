-- Money that a lost dispute returned to its customer, kept beside the refunds: together they are never given back twice.
-- A sum, and not a part of the refunds: the bank takes the whole dispute, even where a part was refunded before.
-- Former rows hold the default, so the check needs no look at them.
alter table payments add column disputed_cents integer not null default 0;
alter table payments add constraint payments_disputed_cents_check check (disputed_cents >= 0) not valid;
alter table orders add column disputed_cents integer not null default 0;
alter table orders add constraint orders_disputed_cents_check check (disputed_cents >= 0) not valid;

-- The payment's row is locked by who writes a dispute.
create function sum_lost_disputes() returns trigger language plpgsql as $$
begin
  update payments
     set disputed_cents = (select coalesce(sum(amount_cents), 0) from payment_disputes
                            where payment_id = new.payment_id and state = 'lost')
   where id = new.payment_id;
  return null;
end $$;
create trigger payment_disputes_sum after insert or update on payment_disputes
  for each row execute function sum_lost_disputes();

update payments p set disputed_cents = l.lost
  from (select payment_id, sum(amount_cents) as lost from payment_disputes where state = 'lost' group by 1) l
 where p.id = l.payment_id;
update orders o set disputed_cents = l.lost
  from (select coalesce(c.order_id, d.owner_id) as order_id, sum(d.amount_cents) as lost
          from lost_disputes d left join order_changes c on d.purpose = 'change' and c.id = d.owner_id
         where d.purpose <> 'membership' group by 1) l
 where o.id = l.order_id;

-- A failed refund whose money the bank has returned by a dispute is settled by itself: `settled_by` is its own id.
update order_refunds f set settled_by = f.id
  from orders o
 where o.id = f.order_id and f.failed_at is not null and f.settled_by is null and o.disputed_cents > 0
   and o.refunded_cents + o.disputed_cents + f.amount_cents > o.total_cents;
