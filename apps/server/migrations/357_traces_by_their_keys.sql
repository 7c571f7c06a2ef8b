-- A connection plans these lookups once. In a new shop the tables are empty then, and reading such a table whole is the
-- cheapest plan there is: it was kept while they grew, and read all orders once for each trace of whoever ordered. Each
-- lookup names a key that has an index, so reading whole tables is never right here.
alter function order_traces_of(
  bytea, bytea, bytea, bytea, bytea, text[], text, text, timestamptz, timestamptz, timestamptz, timestamptz
) set enable_seqscan = off;
