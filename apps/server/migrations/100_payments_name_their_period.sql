-- Payments say in columns which period of a membership they pay. Until now it was in the owner's name: `mbr_…:3:1` was the
-- second try to charge the fourth period of `mbr_…`. Nobody runs an older version beside this one, which would look for
-- such names.

alter table payments
  -- The period of a membership, counted from zero; null for orders, and for the payment by which somebody joins.
  add column period int check (period >= 0),
  -- Which try to charge that period it is, from zero; `attempt` counts the openings at the provider.
  add column period_attempt int check (period_attempt >= 0);

update payments
   set owner_id = split_part(owner_id, ':', 1),
       period = split_part(owner_id, ':', 2)::int,
       period_attempt = split_part(owner_id, ':', 3)::int
 where purpose = 'membership' and owner_id like '%:%:%';

alter table payments
  add constraint payments_period check ((period is null) = (period_attempt is null)),
  add constraint payments_period_of_membership check (period is null or purpose = 'membership'),
  add constraint payments_owner_is_an_id check (owner_id not like '%:%');

-- One try to charge a period is one payment.
create unique index payments_charge on payments (owner_id, period, period_attempt) where period is not null;
