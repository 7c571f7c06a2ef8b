-- What the office reads of a million orders, found by an index each (`npm run bench:million`, decision 063).

-- A shop's orders by day, for the day's sum and the last thirty days: an order's money is of the shop of its first part,
-- which its shops begin with.
create index orders_first_shop on orders ((shop_ids[1]), created_at);
create index order_refunds_created on order_refunds (created_at);

-- What was ordered at a table since it was opened.
create index order_parts_table on order_parts (shop_id, table_label, order_id) where mode = 'onshop';

-- Reviews that were decided on, the latest first.
create index reviews_decided on reviews (state, decided_at desc, id) where decided_at is not null;

-- Changes of one kind, or of one action, however rare.
create index audit_entries_kind on audit_entries (kind, at desc, id desc);
create index audit_entries_action on audit_entries (action, at desc, id desc);

-- What is made of an ingredient, and is sold out with it.
create index product_ingredients_words on product_ingredients (words, product_id);
