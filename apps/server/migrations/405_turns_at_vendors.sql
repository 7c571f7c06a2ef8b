-- When a vendor that counts the calls of the whole installation may be asked next, whichever node asks.
create table vendor_turns (
  vendor text primary key,
  next_at timestamptz not null
);
