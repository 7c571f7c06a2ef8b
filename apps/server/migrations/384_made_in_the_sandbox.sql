-- Whether a sandbox works over this database. What it makes is marked meanwhile, and ends when the shop goes live
-- (decision 099): in a sandbox whoever reads the outbox can become anybody.
create table sandbox_state (
  single boolean primary key default true check (single),
  since timestamptz not null
);

create function is_sandbox() returns boolean language sql stable parallel safe
return exists (select from sandbox_state);

-- A constant first, so that no table is rewritten; the default of later rows then asks.
alter table users add column made_in_sandbox boolean not null default false;
alter table users alter column made_in_sandbox set default is_sandbox();
alter table user_roles add column made_in_sandbox boolean not null default false;
alter table user_roles alter column made_in_sandbox set default is_sandbox();
alter table access_tokens add column made_in_sandbox boolean not null default false;
alter table access_tokens alter column made_in_sandbox set default is_sandbox();
alter table social_identities add column made_in_sandbox boolean not null default false;
alter table social_identities alter column made_in_sandbox set default is_sandbox();
alter table mailed_links add column made_in_sandbox boolean not null default false;
alter table mailed_links alter column made_in_sandbox set default is_sandbox();
alter table staff_invitations add column made_in_sandbox boolean not null default false;
alter table staff_invitations alter column made_in_sandbox set default is_sandbox();
alter table shop_devices add column made_in_sandbox boolean not null default false;
alter table shop_devices alter column made_in_sandbox set default is_sandbox();
alter table totems add column made_in_sandbox boolean not null default false;
alter table totems alter column made_in_sandbox set default is_sandbox();
