import type pg from 'pg';

/** A hundred thousand codes of a coupon, drawn ten times, of which three in ten were used. */
const writeCodes = async (pool: pg.Pool, coupon: string, now: Date): Promise<void> => {
  await pool.query(
    `insert into coupon_drawings (id, coupon_id, key, prefix, note, codes, drawn_at)
     select 'cdr_m' || n, $1, 'di-prova-' || n, '', 'Di prova', 10000, $2 from generate_series(1, 10) n`,
    [coupon, now],
  );
  await pool.query(
    `insert into coupon_codes (code, drawing_id, coupon_id)
     select 'CODICE' || n, 'cdr_m' || (n - 1) / 10000 + 1, $1 from generate_series(1, 100000) n`,
    [coupon],
  );
  await pool.query(
    `update coupon_uses set drawn_code = 'CODICE' || used.nth * 3
     from (select id, row_number() over (order by id) as nth from coupon_uses where coupon_id = $1 limit 30000) used
     where coupon_uses.id = used.id`,
    [coupon],
  );
};

/** A coupon that two hundred thousand orders used and as many people hold, among three hundred; written once. */
export const writeCoupons = async (pool: pg.Pool, now: Date): Promise<string> => {
  const busiest = 'cpn_m1';
  const { rowCount } = await pool.query('select from coupons where id = $1', [busiest]);
  if (rowCount !== 0) return busiest;
  await pool.query(
    `insert into coupons (id, code, title, description, kind, rate_basis_points, begins_at, created_at)
     select 'cpn_m' || n, 'MILLE' || n, case when n % 3 = 0 then 'Benvenuto ' else 'Sconto ' end || n, 'Di prova.',
       'percentage', 1000, $1::timestamptz - interval '400 days', $1::timestamptz - n * interval '1 hour' from generate_series(1, 300) n`,
    [now],
  );
  await pool.query(
    `insert into coupon_uses (coupon_id, order_id, saved_cents, used_at)
     select $1, id, 150, created_at from orders order by id limit 200000`,
    [busiest],
  );
  await pool.query(
    `insert into wallet_coupons (id, coupon_id, user_id, granted_to, reason, begins_at, created_at)
     select 'wcp_' || u.id || g, $1, u.id, u.id, 'bench:' || g, $2, $2
     from users u, generate_series(1, 4) g where u.id like 'usr\\_m%' limit 200000`,
    [busiest, now],
  );
  await writeCodes(pool, busiest, now);
  // As the database's own housekeeping leaves them after a while.
  await pool.query('vacuum analyze coupons, coupon_uses, wallet_coupons, coupon_drawings, coupon_codes');
  return busiest;
};
