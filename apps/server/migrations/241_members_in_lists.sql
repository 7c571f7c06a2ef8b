-- Members are looked for by staff: by state, name, plan and card.

-- Rome: the first instant at which the wall clock of Rome shows a time or a later one, as `instantOf` in
-- packages/domain/src/time.ts.
create function instant_in_rome(shown timestamp) returns timestamptz language sql immutable parallel safe strict as $$
  select case
    when summer at time zone 'Europe/Rome' = shown then summer
    when winter at time zone 'Europe/Rome' = shown then winter
    else date_trunc('hour', shown - interval '1 hour') at time zone 'UTC' end
  from (select (shown - interval '2 hours') at time zone 'UTC' as summer,
               (shown - interval '1 hour') at time zone 'UTC' as winter) as at
$$;

-- Member words: what a person is found by among members, as `folded_words` makes them.
create function member_words(firstname text, lastname text, email text) returns tsvector
  language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select distinct word from (
      select lower(email) as word
      union all select folded_words(firstname || ' ' || lastname || ' ' || split_part(email, '@', 1))
    ) as said where length(word) > 1))
$$;

alter table memberships
  -- Up to when it is paid (`coveredUntil` of the domain): with the records beside it, what state it is in at any instant.
  add column covered_until timestamptz not null generated always as (
    case when paid_periods = 0 then first_period_at
      else instant_in_rome(date_trunc('minute', first_period_at at time zone 'Europe/Rome')
        + make_interval(months => paid_periods)) end) stored,
  -- The last month in which its card is good; null where nobody has been told.
  add column card_exp_month smallint check (card_exp_month between 1 and 12),
  add column card_exp_year smallint,
  -- Names and mail address of whose it is.
  add column words tsvector not null default '';

update memberships m set words = member_words(u.firstname, u.lastname, u.email) from users u where u.id = m.user_id;
update memberships m set card_exp_month = p.card_exp_month, card_exp_year = p.card_exp_year
from (select distinct on (owner_id) owner_id, card_brand, card_last4, card_exp_month, card_exp_year
      from payments where purpose = 'membership' and card_last4 is not null and card_exp_month between 1 and 12
      order by owner_id, created_at desc) p
where p.owner_id = m.id and p.card_last4 = m.card_last4 and p.card_brand = m.card_brand;

-- Whoever writes cannot forget them.
create function name_new_member() returns trigger language plpgsql as $$
begin
  select member_words(firstname, lastname, email) into new.words from users where id = new.user_id;
  return new;
end $$;
create trigger memberships_named before insert on memberships for each row execute function name_new_member();
create function name_member_anew() returns trigger language plpgsql as $$
begin
  update memberships set words = member_words(new.firstname, new.lastname, new.email) where user_id = new.id;
  return null;
end $$;
create trigger users_named_as_members after update of firstname, lastname, email on users for each row
  when ((old.firstname, old.lastname, old.email) is distinct from (new.firstname, new.lastname, new.email))
  execute function name_member_anew();

create index memberships_newest on memberships (started_at desc, id desc);
create index memberships_words on memberships using gin (words) with (fastupdate = off);
create index memberships_covered on memberships (covered_until) where ended_at is null;
create index memberships_cards on memberships (card_exp_year, card_exp_month) where ended_at is null;

-- What members paid and were given back, month by month.
create index payments_of_members on payments (coalesce(settled_at, created_at)) include (captured_cents)
  where purpose = 'membership' and captured_cents > 0;
create index payments_given_back_to_members on payments (id) where purpose = 'membership' and refunded_cents > 0;

-- Notes among colleagues about a member; they go with the account. Only ever added to.
create table member_notes (
  id bigint generated always as identity primary key,
  membership_id text not null references memberships on delete cascade,
  user_id text not null references users,
  text text not null check (text <> ''),
  -- Whoever sends twice means one note.
  key text not null,
  at timestamptz not null,
  unique (membership_id, key)
);
create trigger member_notes_stay before update on member_notes for each row execute function refuse_note_changes();
