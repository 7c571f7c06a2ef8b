import { type DemoPerson, demoPeoplePath } from '@zanga/contract/people/demo-people';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { demoStaffPassword, demoStaffPasswordHash } from './staff.ts';

type Row = Omit<DemoPerson, 'password' | 'email'> & { readonly email: string };

/** People who still have the printed password. */
const withPrintedPassword = `
  select u.email, u.firstname || ' ' || u.lastname as name, r.role, s.name as shop,
         exists (select from wallet_coupons w where w.user_id = u.id) as has_coupons
  from users u left join user_roles r on r.user_id = u.id left join shops s on s.id = r.shop_id
  where u.demo and u.deleted_at is null and u.password_hash = $1
  order by array_position(array['owner', 'manager', 'worker'], r.role), s.name, u.email`;

/** Lists the demo accounts for both entrances. Mounted in the sandbox only. */
export const mountDemoPeople = ({ app, pool }: { app: FastifyInstance; pool: pg.Pool }): void => {
  app.get(demoPeoplePath, async (_request, reply) => {
    const { rows } = await pool.query<Row>(withPrintedPassword, [demoStaffPasswordHash]);
    return reply
      .header('cache-control', 'no-store')
      .send({ data: rows.map((row) => ({ ...row, password: demoStaffPassword })) });
  });
};
