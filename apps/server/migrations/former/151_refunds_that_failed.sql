-- A refund that the bank did not make had given back its sum and kept its pieces: they could be given back to nobody.
update order_lines l
   set refunded_qty = greatest(0, l.refunded_qty - f.qty)
  from (select p.id, sum(p.qty)::int as qty
          from order_refunds r cross join jsonb_to_recordset(r.lines) as p (id text, qty int)
         where r.failed_at is not null group by p.id) f
 where f.id = l.id;

-- Which refund has taken the place of one that failed; until there is one, somebody has to see to it.
alter table order_refunds add column settled_by text references order_refunds;
-- How it was paid by hand, in the words of whoever did.
alter table order_refunds add column how text;
create index order_refunds_failed on order_refunds (order_id) where failed_at is not null and settled_by is null;
