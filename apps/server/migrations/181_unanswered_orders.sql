-- Orders that nobody answers: who hears of them and when, until the shop pauses itself and they are given back.

-- After how many minutes each step is taken; null leaves a step out. The row without a shop is the brand's; a shop
-- without a row has the brand's, a brand without one the usual plan of the domain.
create table answer_plans (
  shop_id text references shops on delete cascade,
  louder_minutes int check (louder_minutes between 0 and 120),
  managers_minutes int check (managers_minutes between 0 and 120),
  call_minutes int check (call_minutes between 0 and 120),
  cancel_minutes int check (cancel_minutes between 0 and 120),
  -- How long the shop pauses itself.
  pause_minutes int not null check (pause_minutes between 5 and 720),
  updated_at timestamptz not null,
  constraint answer_plans_shop unique nulls not distinct (shop_id)
);

-- When a shop's managers were written to last, and its telephone rung: many orders are one message.
create table shop_silences (
  shop_id text primary key references shops on delete cascade,
  managers_at timestamptz,
  call_at timestamptz
);

-- When the work on a part begins; null, as in older rows, is when it was placed.
alter table order_parts add column begin_at timestamptz;
-- The loudest alarm that was raised for it while nobody answered.
alter table order_parts add column alarm text check (alarm in ('louder', 'managers', 'call', 'cancel'));

-- Why a shop takes no orders, in words that customers read.
alter table shops add column pause_reason text check (length(pause_reason) between 3 and 120);
-- Who would ring a telephone where no gateway is set.
alter table outbox_messages drop constraint outbox_messages_channel_check;
alter table outbox_messages add constraint outbox_messages_channel_check
  check (channel in ('email', 'sms', 'push', 'voice'));
