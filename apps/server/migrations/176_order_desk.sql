-- What the office does with an order: notes among colleagues, and deliveries that are given back by themselves.

-- Notes among colleagues: whoever ordered never sees them. Only ever added to.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  user_id text not null references users,
  text text not null check (text <> ''),
  -- Whoever sends twice means one note.
  key text not null,
  at timestamptz not null,
  unique (order_id, key)
);
create function refuse_note_changes() returns trigger language plpgsql as $$
begin
  raise exception 'Notes are only ever added to';
end $$;
create trigger order_notes_stay before update on order_notes for each row execute function refuse_note_changes();

-- The part whose delivery a refund gave back, without the pieces that were brought.
alter table order_refunds add column fee_part text check (fee_part in ('food', 'goods', 'tickets'));

-- Messages sent: what was sent under which key, without to whom and what it said.
create view messages_sent as
  select channel, key, sent_at from sent_messages where sent_at is not null
  union all
  select channel, key, created_at from outbox_messages;
create index sent_messages_key on sent_messages (key text_pattern_ops);
create index outbox_messages_key on outbox_messages (key text_pattern_ops);
