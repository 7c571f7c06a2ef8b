import { newId } from '../../apps/server/src/platform/new-id.ts';
import { ask } from './database.ts';

/** Something off everything, that may be given away. */
const tenPercent = {
  kind: 'percentage',
  rate_basis_points: 1000,
  shareable: true,
  stackable: true,
};

/** Puts a coupon into a person's wallet, as the office would; returns its title. */
export const giveCoupon = async (
  email: string,
  title: string,
  given: Readonly<Record<string, string | number | boolean>> = {},
): Promise<string> => {
  const row = {
    ...tenPercent,
    ...given,
    id: newId('cpn'),
    title,
    description: 'Per chi ci vuole bene.',
    begins_at: '2026-01-01T00:00:00Z',
  };
  const literal = (value: string | number | boolean) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
  await ask(
    `insert into coupons (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')})`,
  );
  const id = newId('wcp');
  await ask(`
    insert into wallet_coupons (id, coupon_id, user_id, granted_to, reason, begins_at, ends_at, created_at)
    select '${id}', '${row.id}', id, id, 'test', '2026-01-01', now() + interval '30 days', now()
    from users where lower(email) = lower('${email}')`);
  return id;
};

/** Empties a person's wallet. */
export const takeCoupons = (email: string) =>
  ask(
    `delete from wallet_coupons where user_id = (select id from users where lower(email) = lower('${email}'))`,
  );
