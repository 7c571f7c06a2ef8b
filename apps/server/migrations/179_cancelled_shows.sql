-- A show that does not take place: when that was decided, and what whoever holds a ticket reads.
alter table cinema_shows
  add column cancelled_at timestamptz,
  add column cancelled_reason text,
  -- Who decided it, by their id.
  add column cancelled_by text,
  add constraint cinema_shows_cancelled_with_a_reason check ((cancelled_at is null) = (cancelled_reason is null));

-- Nobody sees a film and has the money back; but of a show that ended early, whoever was let in has it back as well.
alter table cinema_tickets
  add column show_cancelled boolean not null default false,
  drop constraint cinema_tickets_check,
  add constraint cinema_tickets_used_or_refunded check (burnt_at is null or refunded_at is null or show_cancelled);
