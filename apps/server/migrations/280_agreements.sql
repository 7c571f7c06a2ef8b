-- Agreements: which state of a text somebody has agreed to, and when. Only ever added to (decision 092).
create table content_agreements (
  user_id text not null references users on delete cascade,
  state_id bigint not null references content_states on delete cascade,
  agreed_at timestamptz not null,
  primary key (user_id, state_id)
);
create index content_agreements_state on content_agreements (state_id);

-- Texts to agree to: of which people are to be asked, since a text was published that asks, after they came; and they
-- have agreed neither to it nor to a later one.
create view texts_to_agree_to as
  select p.id as user_id, a.slug, a.id as state_id, a.read_from as asked_at, a.reason
  from people p
  cross join (
    select distinct on (slug) slug, id, read_from, reason from content_states where asks order by slug, id desc
  ) a
  where a.read_from > p.created_at and not exists (
    select from content_agreements g join content_states s on s.id = g.state_id
    where g.user_id = p.id and s.slug = a.slug and s.id >= a.id
  );
