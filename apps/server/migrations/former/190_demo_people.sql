-- People of the demo: their password is printed in the documents, so they may enter in the sandbox alone. A flag, not
-- their email: that can be changed.
alter table users add column demo boolean not null default false;
update users set demo = true where email like '%@zanga.example' or email like '%.zanga.example';
create index users_demo on users (id) where demo;

-- One-time keys of a brand that has no owner yet. Whoever reads the server's log may become the first one.
create table first_owner_keys (
  -- SHA-256 of 256 random bits.
  hash bytea primary key,
  expires_at timestamptz not null
);
