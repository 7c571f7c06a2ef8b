-- Reviews for who decides on them, by shop and by stars (decision 095). A page of several shops or votes is the first of
-- each of them, put together: each is found by one of these indexes. Those that wait go by when they were written, the
-- others by when they were decided on.
create index reviews_by_stars on reviews (state, stars, coalesce(decided_at, written_at), id);
create index reviews_by_shop on reviews (coalesce(shop_id, ''), state, stars, coalesce(decided_at, written_at), id);
drop index reviews_queue;
drop index reviews_decided;
