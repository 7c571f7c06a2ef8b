import type { InTheWay } from '@zanga/contract/brand/demo-to-look-at';
import type { Client } from '../load/rows.ts';

/** Things listed at once; after moving them the owner asks again. */
const most = 50;

const rowsOf = async (client: Client, statement: string) =>
  (await client.query<InTheWay>(`select kind, id, name, "of" from (${statement}) found limit ${most}`)).rows;

const demo = (kind: string, alias: string) =>
  `exists (select from demo_rows d where d.kind = '${kind}' and d.key = ${alias})`;

const product = `
  select distinct on (p.id) 'product' as kind, p.id, p.name, g.name as "of" from products p, lateral (
    select c.name from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = p.id and ${demo('categories', 'c.id')}
    union all
    select c.name from categories c where c.id = p.root_category_id and ${demo('categories', 'c.id')}
    union all
    select o.name from product_option_groups po join option_groups o on o.id = po.group_id
      where po.product_id = p.id and ${demo('option_groups', 'o.id')}
  ) g where not ${demo('products', 'p.id')} order by p.id`;

const category = `
  select 'category', c.id, c.name, parent.name from categories c join categories parent on parent.id = c.parent_id
  where not ${demo('categories', 'c.id')} and ${demo('categories', 'parent.id')}`;

/** A coupon stores its products and categories as id lists, without foreign keys. */
const coupon = `
  select distinct on (c.id) 'coupon', c.id, c.title, named.name from coupons c, lateral (
    select p.name from products p
      where (p.id = any(c.products) or p.id = any(c.free_products)) and ${demo('products', 'p.id')}
    union all
    select k.name from categories k where k.id = any(c.categories) and ${demo('categories', 'k.id')}
    union all
    select s.name from shops s where s.id = any(c.shops) and ${demo('shops', 's.id')}
  ) named where not ${demo('coupons', 'c.id')} order by 2`;

const show = `
  select 'show', p.id, w.film, s.name from cinema_shows w
  join products p on p.id = w.product_id join shops s on s.id = w.shop_id
  where not ${demo('products', 'p.id')} and ${demo('shops', 's.id')}`;

const person = `
  select 'person', u.id, u.firstname || ' ' || u.lastname, s.name from user_roles r
  join users u on u.id = r.user_id join shops s on s.id = r.shop_id where ${demo('shops', 's.id')}`;

const invitation = `
  select 'invitation', i.id, i.email, s.name from staff_invitations i
  join shops s on position('"' || s.id || '"' in i.posts::text) > 0 where ${demo('shops', 's.id')}`;

const device = `
  select 'device', v.id, v.name, s.name from shop_devices v join shops s on s.id = v.shop_id
  where v.ended_at is null and ${demo('shops', 's.id')}`;

const domain = `
  select 'domain', b.host, b.host, c.name from brand_domains b join categories c on b.home_path = '/' || c.slug
  where ${demo('categories', 'c.id')}`;

const member = `
  select 'member', m.id, u.firstname || ' ' || u.lastname, 'Zanga Prime' from memberships m
  join users u on u.id = m.user_id where ${demo('prime_plans', 'm.plan_version')}`;

/** The owner's things that refer to the demo, and would break without it. */
export const leaningOnLook = (client: Client): Promise<readonly InTheWay[]> => {
  const kinds = [product, category, coupon, show, person, invitation, device, domain, member];
  return rowsOf(client, kinds.map((one) => `(${one})`).join(' union all '));
};
