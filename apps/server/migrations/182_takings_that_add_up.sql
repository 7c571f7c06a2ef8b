-- Money at the till: in parts, with what was handed over, by shop, and taken back by an entry of its own.

-- What was handed over in cash; the rest above the amount was given back as change.
alter table takings add column given_cents int check (given_cents >= amount_cents);
alter table takings add constraint takings_given check (given_cents is null or how = 'cash');
-- Where it was taken; older rows have that of their order.
alter table takings add column shop_id text;
-- A wrong taking is never deleted: an entry of the same sum, with a reason, takes it back, once.
alter table takings add column takes_back text references takings on delete cascade;
alter table takings add constraint takings_taken_back_once unique (takes_back);
alter table takings drop constraint takings_check;
alter table takings add constraint takings_reason check ((how = 'lost' or takes_back is not null) = (reason is not null));
