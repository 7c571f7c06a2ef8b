-- What a shop proposes to put into an order: the lines as they would be sold. Who agrees to what a card has to be charged
-- for pays the difference before anything is added.
alter table order_changes add column added jsonb not null default '[]';
alter table order_changes drop constraint order_changes_state_check;
alter table order_changes add constraint order_changes_state_check
  check (state in ('open', 'paying', 'agreed', 'refused', 'expired', 'withdrawn', 'overtaken'));
-- `charge` and `due`: what the order costs more, paid by card or collected by hand.
alter table order_changes drop constraint order_changes_back_check;
alter table order_changes add constraint order_changes_back_check
  check (back in ('card', 'hand', 'less', 'charge', 'due'));
-- While the difference is being paid, nobody else proposes anything.
drop index order_changes_open;
create unique index order_changes_open on order_changes (order_id) where state in ('open', 'paying');
drop index order_changes_until;
create index order_changes_until on order_changes (until) where state in ('open', 'paying');

-- When a change that its customer agreed to was carried out, and what it has added.
alter table order_parts add column changed_at timestamptz;
alter table order_lines add column added_at timestamptz;

-- The difference that an addition costs is a payment of its own; its owner is the change.
alter table payments drop constraint payments_purpose_check;
alter table payments add constraint payments_purpose_check check (purpose in ('order', 'membership', 'change'));

-- For how many minutes a customer may decide about a proposal; null follows the brand, or what is usual.
alter table answer_plans add column consent_minutes int check (consent_minutes between 2 and 60);
