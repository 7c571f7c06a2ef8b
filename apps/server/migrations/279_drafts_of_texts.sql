-- Drafts of texts: what staff have written beside what customers read, and from when it is to be read (decision 091).
create table content_drafts (
  slug text primary key references contents on delete cascade,
  title text not null,
  value text not null,
  saved_by text references users on delete set null,
  saved_at timestamptz not null,
  -- From when customers read it, and who said so; null where nobody has.
  publish_at timestamptz,
  planned_by text references users on delete set null,
  -- Whether customers are asked to agree anew once they read it, and what changes for them.
  asks boolean not null default false,
  reason text not null default ''
);
create index content_drafts_due on content_drafts (publish_at) where publish_at is not null;
create index content_drafts_person on content_drafts (saved_by) where saved_by is not null;
create index content_drafts_planner on content_drafts (planned_by) where planned_by is not null;

-- Each state says from when customers have read it, which is what an order keeps of the terms it was placed under; and
-- whether they were asked to agree anew.
alter table content_states
  add column read_from timestamptz,
  add column asks boolean not null default false,
  add column reason text not null default '';
update content_states s set read_from = c.updated_at
  from contents c where c.slug = s.slug and s.id = (select max(id) from content_states l where l.slug = s.slug);
create index content_states_asking on content_states (slug, id desc) where asks;
