import type pg from 'pg';

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
  // As the database's own housekeeping leaves them after a while.
  await pool.query('vacuum analyze coupons, coupon_uses, wallet_coupons');
  return busiest;
};
