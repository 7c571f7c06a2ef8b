-- Orders that somebody accepted and nobody closed.

-- How many hours after its time a shop is reminded to close an order, and how many after its business day has ended it
-- is closed by itself; null leaves that out.
alter table answer_plans add column remind_hours int default 3 check (remind_hours between 1 and 24);
alter table answer_plans add column close_hours int default 4 check (close_hours between 0 and 72);

-- Since when a part stands open that could not be closed by itself, because money for it is still to be collected.
alter table order_parts add column left_open_at timestamptz;

-- What is under way, by shop: what nobody closed is looked for every few minutes.
create index order_parts_under_way on order_parts (since)
  where state in ('accepted', 'preparing', 'ready', 'out_for_delivery') and left_open_at is null;
