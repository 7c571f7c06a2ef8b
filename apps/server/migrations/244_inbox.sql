-- What people write to the brand is answered in the office (decision 082): whose shop it concerns, who sees to it, whether
-- it is done, and what was answered.
alter table contact_messages
  -- Of the order that it names, where that order is of the same mail address; null for what concerns the whole brand.
  add column shop_id text references shops on delete set null,
  add column assigned_to text references users on delete set null,
  add column closed_at timestamptz,
  -- Counts what staff do to it, so that who was slower is told.
  add column version int not null default 1;

-- What came before was answered from the brand's mailbox.
update contact_messages set closed_at = created_at;

create index contact_messages_open on contact_messages (created_at desc, reference desc) where closed_at is null;
create index contact_messages_closed on contact_messages (created_at desc, reference desc) where closed_at is not null;
create index contact_messages_shop on contact_messages (shop_id, created_at desc) where shop_id is not null;
create index contact_messages_assigned on contact_messages (assigned_to, created_at desc) where assigned_to is not null;

create table contact_answers (
  id bigint generated always as identity primary key,
  reference text not null references contact_messages on delete cascade,
  -- Null for who left.
  written_by text references users on delete set null,
  text text not null,
  written_at timestamptz not null
);
create index contact_answers_message on contact_answers (reference, id);
create index contact_answers_person on contact_answers (written_by) where written_by is not null;
