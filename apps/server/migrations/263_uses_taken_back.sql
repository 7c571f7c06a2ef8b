-- A use of a code that was a mistake is taken back with a reason.
alter table redemptions add column undone_reason text;

-- Used codes: what was used at a till when, and whether it was taken back.
create view used_codes as
  select id, kind, subject, used_at, used_shop_id, undone_at, undone_reason from redemptions where used_at is not null;
