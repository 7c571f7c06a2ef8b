-- What staff say goes well with a product, in their order (decision 124). Orders tell the rest (`bought_together`).
create table product_pairings (
  product_id text not null references products (id) on delete cascade,
  with_id text not null references products (id) on delete cascade,
  position int not null default 0,
  primary key (product_id, with_id),
  check (with_id <> product_id)
);
create index product_pairings_with on product_pairings (with_id);

-- Told by the address of the product: an open page asked by addresses, and only those who asked beside it ask anew.
-- No kept answer is made of it.
create function announce_pairing() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('public_data', 'together:' || slug)
    from products where id in (old.product_id, new.product_id);
  return null;
end $$;
create trigger product_pairings_announce after insert or update or delete on product_pairings
  for each row execute function announce_pairing();
