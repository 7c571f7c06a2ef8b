-- Google lets a point be kept for thirty days: since when an address has its point.
alter table addresses add column pinned_at timestamptz not null default now();

create function note_pinned_at() returns trigger language plpgsql as $$
begin
  new.pinned_at := now();
  return new;
end $$;

create trigger addresses_pinned before update on addresses for each row
  when ((old.lat, old.lng) is distinct from (new.lat, new.lng)) execute function note_pinned_at();
