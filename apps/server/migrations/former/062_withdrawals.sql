-- When the customer receded from the contract for a line; the money goes back once the goods do.
alter table order_lines add column withdrawn_at timestamptz;
create index order_lines_withdrawn on order_lines (order_id) where withdrawn_at is not null and refunded_qty < qty;
