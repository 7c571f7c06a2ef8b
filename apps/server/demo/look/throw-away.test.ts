import { asId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { addCategory, addProduct } from '../../src/modules/catalogue/testing.ts';
import { addCoupon, putInWallet } from '../../src/modules/coupons/testing.ts';
import { postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import { openShop } from '../../src/modules/shops/testing.ts';
import { digest, foundedApp } from './testing.ts';

const { app, owner, see, set } = await foundedApp();
const { db, pool } = app;

const idOf = async (table: string, where: string) => {
  const { rows } = await pool.query<{ id: string }>(`select id from ${table} where ${where} limit 1`);
  return rows[0]?.id ?? '';
};
const inTheWay = async () => (await see()).in_the_way;

/** Kills the transaction that waits for a table, as the end of its server would. */
const killedAt = async (table: string, wish: boolean) => {
  const client = await pool.connect();
  try {
    await client.query(`begin; lock table ${table} in share row exclusive mode`);
    const answer = set(wish);
    await expect
      .poll(async () => {
        const { rows } = await client.query<{ n: number }>(
          `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]?.n;
      })
      .toBe(1);
    return (await answer).status;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

describe('the demo comes completely or not at all', () => {
  it('even if the server dies in the middle, on the way in or out', async () => {
    const before = await digest(app);
    expect(await killedAt('coupons', true)).toBeGreaterThanOrEqual(500);
    expect(await digest(app)).toEqual(before);
    await set(true);
    const loaded = await digest(app);
    expect(await killedAt('prime_plans', false)).toBeGreaterThanOrEqual(500);
    expect(await digest(app)).toEqual(loaded);
    await set(false);
    expect(await digest(app)).toEqual(before);
  });

  it('takes other names where the owner’s things have its own', async () => {
    await addCategory(db, { id: 'cat_own', name: 'I miei', slug: 'pizze' });
    await addProduct(db, 'cat_own', { id: 'prd_own', name: 'La mia', slug: 'margherita' });
    await addCoupon(db, { code: 'BENVENUTO10' });
    const before = await digest(app);
    expect(await inTheWay()).toEqual([]);
    expect((await set(true)).status).toBe(200);
    const { rows } = await pool.query(
      `select slug from products where slug like 'margherita%' union all
       select slug from categories where slug like 'pizze%' and parent_id is null union all
       select code from coupons where code like 'BENVENUTO10%' order by 1`,
    );
    const names = rows.map(({ slug }) => slug);
    expect(names).toEqual(expect.arrayContaining(['margherita', 'margherita-2', 'pizze', 'pizze-2']));
    expect(names).toEqual(expect.arrayContaining(['BENVENUTO10', 'BENVENUTO102']));
    await set(false);
    expect(await digest(app)).toEqual(before);
    await pool.query('delete from products; delete from categories; delete from coupons');
    await pool.query('delete from sold_ingredients');
  });
});

describe('the owner’s things', () => {
  it('stay beside the demo, and after it: dishes, shops, and their words about the brand', async () => {
    await pool.query(`update brands set description = 'Noi, da sempre'`);
    const category = await addCategory(db, { name: 'I miei piatti' });
    await addProduct(db, category, { name: 'Pasta della nonna', madeOf: ['pasta', 'pomodoro'] });
    const before = await digest(app);
    await set(true);
    const { rows } = await pool.query('select description, tagline from brands');
    expect(rows).toEqual([{ description: 'Noi, da sempre', tagline: 'La Sicilia, calda calda' }]);
    await set(false);
    expect(await digest(app)).toEqual(before);
  });

  it('stay also if made while the demo was there', async () => {
    await set(true);
    await pool.query(`update brands set tagline = 'La mia'`);
    const notice = `where slug = 'avviso-home-page'`;
    await pool.query(`update contents set value = 'Apriamo a maggio' ${notice}`);
    const category = await addCategory(db, { name: 'Scritta dopo' });
    await addProduct(db, category, { name: 'Piatto di dopo', madeOf: ['Pomodoro pelato'] });
    await set(false);
    const { rows } = await pool.query('select tagline, description, shipping_fee_cents from brands');
    expect(rows).toEqual([{ tagline: 'La mia', description: 'Noi, da sempre', shipping_fee_cents: 0 }]);
    expect((await pool.query(`select value from contents ${notice}`)).rows).toEqual([
      { value: 'Apriamo a maggio' },
    ]);
    const { rows: names } = await pool.query('select name from products order by name');
    expect(names).toEqual([{ name: 'Pasta della nonna' }, { name: 'Piatto di dopo' }]);
    await pool.query(`update brands set tagline = ''; delete from contents ${notice}`);
  });

  it('are listed if they refer to the demo, which then stays until they no longer do', async () => {
    const before = await digest(app);
    await set(true);
    const pizze = asId('cat', await idOf('categories', `slug = 'pizze'`));
    const shop = await idOf('shops', `slug = 'catania'`);
    const margherita = await idOf('products', `slug = 'margherita'`);
    const options = asId('opt', await idOf('option_groups', 'true'));
    const own = asId('cat', await idOf('categories', `name = 'I miei piatti'`));
    const { userId } = await app.signIn();
    const leans = [
      ['product', () => addProduct(db, pizze, { id: 'prd_1', name: 'La mia pizza' })],
      ['product', () => addProduct(db, own, { id: 'prd_2', categories: [own, pizze], name: 'In due posti' })],
      ['product', () => addProduct(db, own, { id: 'prd_3', name: 'Con opzioni', options: [options] })],
      ['category', () => addCategory(db, { id: 'cat_1', parent_id: pizze, name: 'Le mie pizze' })],
      ['coupon', () => addCoupon(db, { id: 'cpn_1', title: 'Sconto', products: [margherita] })],
      ['coupon', () => addCoupon(db, { id: 'cpn_2', title: 'Solo qui', shops: [shop] })],
      ['domain', () => pool.query(`insert into brand_domains values ('pizza.example.it', 1, '/pizze')`)],
      [
        'person',
        () =>
          pool.query(
            `insert into user_roles (user_id, role, shop_id) values ('${userId}', 'worker', '${shop}')`,
          ),
      ],
      [
        'device',
        () =>
          pool.query(
            `insert into shop_devices (id, shop_id, kind, name, created_at) values ('dvc_1', '${shop}', 'till', 'Cassa', now())`,
          ),
      ],
      [
        'invitation',
        () =>
          pool.query(
            `insert into staff_invitations (id, email, posts, token_hash, created_at, sent_at, expires_at)
             values ('inv_1', 'a@example.it', '[{"role": "worker", "shopId": "${shop}"}]', '', now(), now(), now())`,
          ),
      ],
    ] as const;
    const undo: Readonly<Record<string, string>> = {
      product: `delete from products where id like 'prd\\__'`,
      category: `delete from categories where id = 'cat_1'`,
      coupon: `delete from coupons where id in ('cpn_1', 'cpn_2')`,
      domain: 'delete from brand_domains',
      person: `delete from user_roles where user_id = '${userId}'`,
      device: `delete from shop_devices`,
      invitation: 'delete from staff_invitations',
    };
    for (const [kind, lean] of leans) {
      await lean();
      expect((await inTheWay()).map((one) => one.kind)).toEqual([kind]);
      const loaded = await digest(app);
      expect((await set(false)).body.code).toBe('brand.demo_leaned_on');
      expect(await digest(app)).toEqual(loaded);
      await pool.query(undo[kind] ?? '');
    }
    await set(false);
    await pool.query(
      `delete from users where id = '${userId}'; delete from sold_ingredients where dishes = 0`,
    );
    expect(await digest(app)).toEqual(before);
  });

  it('are noticed even if they begin to refer to the demo while it is being thrown away', async () => {
    await set(true);
    const pizze = asId('cat', await idOf('categories', `slug = 'pizze'`));
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into product_categories (product_id, category_id, position)
         values ((select id from products where name = 'Pasta della nonna'), $1, 0)`,
        [pizze],
      );
      const answer = set(false);
      await expect
        .poll(async () => {
          const { rows } = await pool.query<{ n: number }>(
            `select count(*)::int as n from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows[0]?.n;
        })
        .toBe(1);
      await client.query('commit');
      expect((await answer).body.code).toBe('brand.demo_leaned_on');
    } finally {
      client.release();
    }
    expect((await inTheWay()).map(({ name, of }) => [name, of])).toEqual([['Pasta della nonna', 'Pizze']]);
    await pool.query('delete from product_categories where category_id = $1 and position = 0', [pizze]);
    await set(false);
  });

  it('in the demo itself are not lost: changed things are listed before they go', async () => {
    await set(true);
    const pizze = asId('cat', await idOf('categories', `slug = 'pizze'`));
    expect((await see()).changed).toEqual([]);
    const seen = await call<{ version: string; form: object }>(
      app,
      `GET backoffice/menu/categories/${pizze}`,
      {
        token: owner,
      },
    );
    expect(seen.status).toBe(200);
    const saved = await call(app, `PUT backoffice/menu/categories/${pizze}`, {
      token: owner,
      payload: { version: seen.body.version, form: { ...seen.body.form, name: 'Le pizze' } },
    });
    expect(saved.status).toBe(200);
    expect((await see()).changed).toEqual(['Le pizze']);
    await set(false);
  });
});

describe('trials of the demo', () => {
  it('go with it: carts, coupons in wallets, favourites, pictures made from its pictures', async () => {
    const { token, userId } = await app.signIn();
    const before = await digest(app);
    await set(true);
    const product = await idOf('products', `slug = 'cannolo'`);
    const cart = await postCart(app, { items: [{ product: 'cannolo', options: [], qty: 2 }] }, token);
    expect(cart.items).toHaveLength(1);
    await putInWallet(app, { coupon: asId('cpn', await idOf('coupons', `code = 'ACASATUA'`)), userId });
    await pool.query(`insert into favorites (user_id, product_id, created_at) values ($1, $2, now())`, [
      userId,
      product,
    ]);
    const picture = await idOf('pictures', 'true');
    expect((await app.get(`/images/${picture}?w=320`, { accept: 'image/webp' })).status).toBe(200);
    await expect
      .poll(async () => (await pool.query(`select from stored_files where key like '%320%'`)).rowCount)
      .toBeGreaterThan(0);
    expect((await set(false)).status).toBe(200);
    expect(await digest(app)).toEqual(before);
  });
});

describe('the demo cannot be loaded', () => {
  it('by an owner of one shop, or a manager', async () => {
    const { token } = await app.signIn('manager');
    expect((await set(true, token)).body.code).toBe('forbidden');
    const { token: ofOne, userId } = await app.signIn();
    const shop = await openShop(db, {});
    await pool.query(`insert into user_roles (user_id, role, shop_id) values ($1, 'owner', $2)`, [
      userId,
      shop,
    ]);
    expect((await set(true, ofOne)).body.code).toBe('brand.of_all_shops');
  });

  it('into a brand that has ever been open', async () => {
    await pool.query('update brands set open = true');
    expect((await set(true)).body.code).toBe('brand.demo_opened');
    const closed = await call(app, 'PUT backoffice/brand/open', { token: owner, payload: { open: false } });
    expect(closed.status).toBe(200);
    expect((await set(true)).body.code).toBe('brand.demo_opened');
    expect((await see()).may_load).toBe(false);
  });
});
