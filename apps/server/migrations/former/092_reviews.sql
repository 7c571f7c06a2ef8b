-- What customers say of what they had. An order is judged once, by who ordered it: that is how we know it was had.

create table reviews (
  id text primary key check (id like 'rev\_%'),
  order_id text not null unique references orders,
  user_id text not null references users on delete cascade,
  -- Whose shop made it; none for what was only shipped.
  shop_id text references shops,
  -- As it is signed in public: first name and initial.
  author text not null,
  stars int not null check (stars between 1 and 5),
  text text not null,
  state text not null check (state in ('waiting', 'published', 'refused')),
  -- Counts what its author has written: what is decided is decided on the words that were read.
  version int not null default 1,
  refusal text check (refusal in ('offensive', 'personal_data', 'off_topic', 'advertising')),
  check ((state = 'refused') = (refusal is not null)),
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  written_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users on delete set null,
  check ((state = 'waiting') = (decided_at is null))
);
create index reviews_user on reviews (user_id);
create index reviews_queue on reviews (state, written_at);
create index reviews_shop on reviews (shop_id, written_at desc) where state = 'published';

-- What is said of each product.
create table review_products (
  review_id text not null references reviews on delete cascade,
  -- No foreign key: what was had was had.
  product_id text not null,
  position int not null,
  name text not null,
  stars int not null check (stars between 1 and 5),
  text text not null,
  primary key (review_id, product_id)
);
create index review_products_product on review_products (product_id);

-- Only what is published, or was until now, is anything the public reads.
create trigger reviews_announce_new after insert on reviews
  for each row when (new.state = 'published') execute function announce_public_change();
create trigger reviews_announce after update on reviews
  for each row when (old.state = 'published' or new.state = 'published') execute function announce_public_change();
create trigger reviews_announce_gone after delete on reviews
  for each row when (old.state = 'published') execute function announce_public_change();
