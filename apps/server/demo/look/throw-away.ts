import { demoContents } from '../contents.ts';
import type { Client } from '../load/rows.ts';

const of = (kind: string) => `(select key from demo_rows where kind = '${kind}')`;

/** Locks the demo's things, so that no new row can refer to them until the transaction is over. */
export const holdLook = async (client: Client): Promise<void> => {
  for (const kind of ['categories', 'products', 'option_groups', 'shops', 'coupons'])
    await client.query(`select from ${kind} where id in ${of(kind)} order by id for update`);
};

/** Trials at a demo shop, or with a demo coupon, which are deleted with it. */
const tried: readonly string[] = [
  `delete from carts c where c.single_cart_shop in ${of('shops')}
     or c.coupon in (select code from coupons where id in ${of('coupons')})
     or c.coupon in (select id from wallet_coupons where coupon_id in ${of('coupons')})
     or exists (select from cart_lines l where l.cart_id = c.id and l.product_id in ${of('products')})
     or exists (select from demo_rows d where d.kind = 'shops' and position(d.key in c.deliveries::text) > 0)`,
  `delete from wallet_coupons where coupon_id in ${of('coupons')}`,
  `delete from coupon_codes where coupon_id in ${of('coupons')}`,
  `delete from coupon_drawings where coupon_id in ${of('coupons')}`,
  `delete from coupon_gifts where coupon_id in ${of('coupons')}`,
  `delete from redemption_tries where shop_id in ${of('shops')}`,
  `delete from redemptions where used_shop_id in ${of('shops')}`,
  `delete from badge_stamps where shop_id in ${of('shops')}`,
  `delete from shifts where shop_id in ${of('shops')}`,
];

/** A picture that the owner uses for other things becomes the owner's. */
const keepTakenPictures = `
  delete from demo_rows d where d.kind = 'pictures' and (
    exists (select from product_pictures p where p.picture_id = d.key and p.product_id not in ${of('products')})
    or exists (select from category_pictures p where p.picture_id = d.key and p.category_id not in ${of('categories')})
    or exists (select from shop_pictures p where p.picture_id = d.key and p.shop_id not in ${of('shops')}))`;

/** Deletes ingredients without a recipe; the database counts their dishes and keeps unused ones. */
const forgetIngredients = `
  delete from sold_ingredients s where s.words = any($1) and s.dishes = 0
    and not exists (select from product_ingredients i where i.words = s.words)`;

/** Restores the brand's former words, except where the owner has written since. */
const restoreBrand = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ column: string }>(
    'select jsonb_object_keys(brand_filled) as column from demo_loads',
  );
  const columns = rows.map(({ column }) => column).join(', ');
  if (columns !== '')
    await client.query(`update brands b set (${columns}) = (select ${columns} from brand_without_demo(b))`);
};

/** Deletes texts that are still the demo's. */
const removeTexts = async (client: Client): Promise<void> => {
  const texts = demoContents();
  await client.query(
    `delete from contents c using unnest($1::text[], $2::text[], $3::text[]) as demo (slug, title, value)
     where c.slug in ${of('contents')} and (c.slug, c.title, c.value) = (demo.slug, demo.title, demo.value)`,
    [texts.map(({ slug }) => slug), texts.map(({ title }) => title), texts.map(({ value }) => value)],
  );
};

/** Deletes the pictures and their sizes. The nightly sweep deletes their files in a bucket. */
const removePictures = async (client: Client): Promise<void> => {
  await client.query(keepTakenPictures);
  await client.query(`delete from brand_pictures where picture_id in ${of('pictures')}`);
  await client.query(`delete from pictures where id in ${of('pictures')}`);
  await client.query(
    `delete from stored_files where key like 'pictures/%' and split_part(key, '/', 2) in ${of('pictures')}`,
  );
};

/**
 * Deletes everything of the demo, and trials of it, within the caller's transaction; none of the owner's things may
 * still refer to it (`in-the-way.ts`). Rows below go by cascade.
 */
export const throwLookAway = async (client: Client): Promise<void> => {
  for (const statement of tried) await client.query(statement);
  const { rows } = await client.query<{ words: string }>(
    `select distinct words from product_ingredients where product_id in ${of('products')}`,
  );
  for (const kind of ['products', 'option_groups', 'categories', 'coupons', 'shops'])
    await client.query(`delete from ${kind} where id in ${of(kind)}`);
  await client.query(forgetIngredients, [rows.map(({ words }) => words)]);
  await client.query(`delete from prime_plans where version in ${of('prime_plans')}`);
  await removePictures(client);
  await removeTexts(client);
  await restoreBrand(client);
  await client.query('delete from demo_rows');
  await client.query('delete from demo_loads');
};
