-- What people write to the brand.

create table contact_messages (
  -- Read aloud on the phone: no letter that sounds or looks like another.
  reference text primary key check (reference ~ '^Z[0-9A-HJKMNP-TV-Z]{6}$'),
  user_id text references users on delete set null,
  firstname text not null,
  lastname text not null,
  email text not null,
  topic text not null check (topic in ('order', 'product', 'account', 'prime', 'shop', 'app', 'other')),
  order_said text not null default '',
  message text not null,
  created_at timestamptz not null
);
create index contact_messages_sender on contact_messages (email, created_at desc);
create index contact_messages_user on contact_messages (user_id) where user_id is not null;
