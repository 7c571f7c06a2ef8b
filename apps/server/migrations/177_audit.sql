-- The audit: every change by staff or by the system, written with the change itself. It is only ever added to: the
-- database refuses what would change an entry, and what would delete one before its time (decision 051).
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null check (actor in ('staff', 'system')),
  user_id text references users,
  -- What they were in the shop of the thing at that moment.
  role text,
  -- What kind of browser it was, and from what network: no version, no whole address.
  device text,
  network text,
  -- A word of `auditActions` (packages/domain/src/staff/audit.ts).
  action text not null,
  kind text not null,
  thing text not null,
  -- The shop whose managers read it; null is what belongs to none.
  shop_id text,
  -- Only what changed. No secrets, and no more of a person than their id.
  before jsonb not null,
  after jsonb not null,
  reason text,
  constraint audit_entries_who check ((actor = 'staff') = (user_id is not null))
);
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_thing on audit_entries (kind, thing, at desc, id desc);
create index audit_entries_user on audit_entries (user_id, at desc, id desc);
create index audit_entries_shop on audit_entries (shop_id, at desc, id desc);

create function refuse_audit_change() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '24 months' then
      return old;
    end if;
  end if;
  raise exception 'entries of the audit are never changed, and not deleted before 24 months' using errcode = '42501';
end $$;
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_stay_all before truncate on audit_entries
  for each statement execute function refuse_audit_change();

-- What was kept before of staff's changes.
create function carry_staff_action(given staff_actions) returns void
  language sql as $$
  insert into audit_entries (at, actor, user_id, action, kind, thing, shop_id, before, after)
  select given.at, 'staff', given.user_id, given.action, split_part(given.action, '.', 1),
    case when given.action = 'product.sold_out' then split_part(given.subject, ' ', 2) else given.subject end,
    case given.action when 'product.sold_out' then split_part(given.subject, ' ', 1)
      when 'shop.pause' then given.subject end,
    given.before, given.after
$$;
select carry_staff_action(s) from staff_actions s order by s.id;

-- A process of the version before this one still writes there while it is being replaced.
create function carry_new_staff_action() returns trigger
  language plpgsql as $$
begin
  perform carry_staff_action(new);
  return null;
end $$;
create trigger staff_actions_carried after insert on staff_actions
  for each row execute function carry_new_staff_action();
