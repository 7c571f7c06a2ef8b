import type pg from 'pg';
import { shops } from './orders.ts';

/** Ten thousand open messages and as many closed ones, some to single shops. Written once. */
export const writeMessages = async (pool: pg.Pool, now: Date): Promise<string> => {
  const one = 'Z000007';
  const { rowCount } = await pool.query('select from contact_messages where reference = $1', [one]);
  if (rowCount !== 0) return one;
  await pool.query(
    `insert into contact_messages (reference, firstname, lastname, email, topic, message, created_at, shop_id, closed_at)
     select 'Z' || lpad(n::text, 6, '0'), 'Ada', 'Rossi', 'scrive' || n % 900 || '@example.it', 'order',
       repeat('La pizza era fredda. ', 20), $1::timestamptz - n * interval '10 minutes',
       case when n % 3 = 0 then ($2::text[])[1 + n % cardinality($2::text[])] end,
       case when n % 2 = 0 then $1::timestamptz end
     from generate_series(1, 20000) n`,
    [now, shops],
  );
  await pool.query(
    `insert into contact_answers (reference, text, written_at)
     select reference, 'Ci scusiamo.', $1 from contact_messages where closed_at is not null`,
    [now],
  );
  await pool.query('analyze contact_messages, contact_answers');
  return one;
};
