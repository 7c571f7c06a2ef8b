import { demoBrand } from '../brand.ts';
import { demoContents } from '../contents.ts';
import type { Client } from '../load/rows.ts';

const of = (kind: string) => `(select key from demo_rows where kind = '${kind}')`;

/** Keeps everybody from leaning on anything of the demo until the transaction is over. */
export const holdLook = async (client: Client): Promise<void> => {
  for (const kind of ['categories', 'products', 'option_groups', 'shops', 'coupons'])
    await client.query(`select from ${kind} where id in ${of(kind)} order by id for update`);
};

/** What was only tried out at a shop, or with a coupon, that does not exist: nobody keeps it. */
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

/** A picture that the owner has taken for something of their own is theirs from then on. */
const keepTakenPictures = `
  delete from demo_rows d where d.kind = 'pictures' and (
    exists (select from product_pictures p where p.picture_id = d.key and p.product_id not in ${of('products')})
    or exists (select from category_pictures p where p.picture_id = d.key and p.category_id not in ${of('categories')})
    or exists (select from shop_pictures p where p.picture_id = d.key and p.shop_id not in ${of('shops')}))`;

/** Ingredients that no recipe has any more; the database counts them and keeps those of which it counts none. */
const forgetIngredients = `
  delete from sold_ingredients s where s.words = any($1) and s.dishes = 0
    and not exists (select from product_ingredients i where i.words = s.words)`;

/** Puts the brand's own words back: what its owner has written meanwhile stays. */
const restoreBrand = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ column: string }>(
    'select jsonb_object_keys(brand_filled) as column from demo_loads',
  );
  const columns = rows.map(({ column }) => column).join(', ');
  if (columns !== '')
    await client.query(
      `update brands b set (${columns}) = (select ${columns} from brand_without_demo(b)) where id = $1`,
      [demoBrand.id],
    );
};

/** Takes the texts away that still say what the demo said. */
const removeTexts = async (client: Client): Promise<void> => {
  const texts = demoContents();
  await client.query(
    `delete from contents c using unnest($1::text[], $2::text[], $3::text[]) as demo (slug, title, value)
     where c.slug in ${of('contents')} and (c.slug, c.title, c.value) = (demo.slug, demo.title, demo.value)`,
    [texts.map(({ slug }) => slug), texts.map(({ title }) => title), texts.map(({ value }) => value)],
  );
};

/** Takes the pictures away, with whatever was made of them. What a bucket keeps of them goes in the night that sweeps it. */
const removePictures = async (client: Client): Promise<void> => {
  await client.query(keepTakenPictures);
  await client.query(`delete from brand_pictures where picture_id in ${of('pictures')}`);
  await client.query(`delete from pictures where id in ${of('pictures')}`);
  await client.query(
    `delete from stored_files where key like 'pictures/%' and split_part(key, '/', 2) in ${of('pictures')}`,
  );
};

/**
 * Takes everything away that came with the demo, and what was tried out with it, within the transaction of whoever asks;
 * nothing that its owner leans on it may be left (`in-the-way.ts`). What hangs on a row goes with it.
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
