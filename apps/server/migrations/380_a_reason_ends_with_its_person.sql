-- What staff wrote of a person as their reason goes with the account (decision 051). An entry may lose its reason; nothing
-- else of it changes.
create or replace function refuse_audit_change() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '24 months' then
      return old;
    end if;
  end if;
  if tg_op = 'UPDATE' then
    if new.reason is null and old.reason is not null
      and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
      return new;
    end if;
  end if;
  raise exception 'entries of the audit are never changed, and not deleted before 24 months' using errcode = '42501';
end $$;
