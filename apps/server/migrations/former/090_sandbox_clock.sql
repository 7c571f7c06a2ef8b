-- How far the time of a sandbox has been moved ahead of the world's. Only a sandbox reads it; everywhere else the row stays at zero and nobody looks.
create table sandbox_clock (
  only_one boolean primary key default true check (only_one),
  ahead_ms bigint not null default 0 check (ahead_ms >= 0)
);
insert into sandbox_clock default values;

-- Every process hears of a move at once.
create function announce_clock() returns trigger language plpgsql as $$
begin
  perform pg_notify('clock', new.ahead_ms::text);
  return null;
end
$$;
create trigger sandbox_clock_announced after update on sandbox_clock
  for each row execute function announce_clock();
