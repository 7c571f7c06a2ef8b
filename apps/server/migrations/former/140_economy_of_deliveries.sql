-- What of a fee a membership alone has saved: it counts among what Zanga Prime has saved (economy_amount).
alter table order_parts add column member_fee_discount_cents int not null default 0
  check (member_fee_discount_cents between 0 and fee_discount_cents);
