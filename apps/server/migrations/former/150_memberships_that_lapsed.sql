-- Memberships that lapsed kept no end, were looked at for ever and kept newer ones from being looked at. Those whose four
-- tries failed and whose grace of six days is long over have been told: they get the end they had, and no letter. Whoever
-- was never tried to the last is left to the next look, which writes the end and tells them.
update memberships m
   set ended_at = e.at, due_at = null
  from (select id, ((first_period_at at time zone 'Europe/Rome' + paid_periods * interval '1 month')
                    at time zone 'Europe/Rome') + interval '6 days' as at
          from memberships) e
 where e.id = m.id
   and m.ended_at is null and m.cancelled_at is null and m.due_at is not null
   and cardinality(m.failed_at) >= 4
   and e.at < now() - interval '30 days';
