import type { OrderAgain } from '@zanga/contract/ordering/orders';
import type { IngredientId } from '@zanga/domain/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { newId } from '../../../platform/new-id.ts';
import { keyOf, postCart, refusedCart } from '../cart/cart-testing.ts';
import { readPdf } from '../receipt/pdf-testing.ts';
import { boardOf, call, openStand, signInStaff } from './order-testing.ts';

// A dish without an ingredient, or with several portions of one: from the cart to the kitchen and back.
const app = await makeTestApp();
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const { choice } = stand.menu;
await app.db
  .updateTable('option_groups')
  .set({ max_choices: 3, most_of_each: 2 })
  .where('name', '=', 'Extra')
  .execute();

const recipe = { tomato: newId('ing'), onion: newId('ing'), basil: newId('ing') };
beforeEach(async () => {
  await app.db.deleteFrom('product_ingredients').execute();
  const row = (id: IngredientId, name: string, position: number) => ({
    id,
    name,
    position,
    product_id: stand.menu.pizza,
    removable: position > 0,
  });
  await app.db
    .insertInto('product_ingredients')
    .values([
      row(recipe.tomato, 'pomodoro', 0),
      row(recipe.onion, 'cipolla', 1),
      row(recipe.basil, 'basilico', 2),
    ])
    .execute();
});

const norma = (given: object = {}) => ({ product: 'norma', options: [choice('Classico')], qty: 1, ...given });
const twice = () => [choice('Classico'), choice('Bufala'), choice('Bufala')];
const till = { payment_method: 'till' };

describe('a changed dish', () => {
  it('[API-38] costs its portions, and no less for left-out ingredients', async () => {
    const [plain, without, double] = (
      await postCart(app, {
        items: [norma(), norma({ without: [recipe.onion] }), norma({ options: twice() })],
      })
    ).items;
    expect(without?.total).toBe(plain?.total);
    expect(without).toMatchObject({
      without: [{ id: recipe.onion, name: 'cipolla' }],
      left_out: [recipe.onion],
    });
    expect(double?.total).toBe((plain?.total ?? 0) + 500);
    expect(double).toMatchObject({
      options: [
        { name: 'Classico', qty: 1 },
        { name: 'Bufala', price_delta: 250, qty: 2 },
      ],
      chosen: twice(),
      without: [],
    });
  });

  it('[API-38] is a line of its own, merged with equal ones', async () => {
    const { items } = await postCart(app, {
      items: [
        norma(),
        norma({ without: [recipe.onion, recipe.basil] }),
        norma({ without: [recipe.basil, recipe.onion], qty: 2 }),
        norma({ without: [recipe.basil] }),
      ],
    });
    expect(items.map(({ qty, without }) => [qty, without.map(({ name }) => name)])).toEqual([
      [1, []],
      [3, ['cipolla', 'basilico']],
      [1, ['basilico']],
    ]);
  });

  it('[API-38] joins an equal line of a visitor at login', async () => {
    const { token } = await app.signIn();
    await postCart(app, { items: [norma({ without: [recipe.onion] }), norma()] }, token);
    const visitor = await postCart(app, {
      items: [norma({ without: [recipe.onion] }), norma({ options: twice() })],
    });
    const { items } = await postCart(app, { merge: keyOf(visitor) }, token);
    expect(items.map(({ qty, left_out, chosen }) => [qty, left_out.length, chosen.length])).toEqual([
      [2, 1, 1],
      [1, 0, 3],
      [1, 0, 1],
    ]);
  });

  const onlyRecipe = 'puoi togliere solo quello che c’è nella ricetta';
  it.each([
    ['something that the dish is not made of', () => ['ing_altrove'], onlyRecipe],
    ['something that is no id', () => ['cipolla'], onlyRecipe],
    ['the same thing twice', () => [recipe.onion, recipe.onion], onlyRecipe],
    [
      'what is the dish itself',
      () => [recipe.tomato],
      '«pomodoro» fa parte della ricetta e non si può togliere',
    ],
  ])('[API-38] is refused without %s', async (_, without, text) => {
    const { status, body } = await refusedCart(app, { items: [norma({ without: without() })] });
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { 'items.0.without': [text] } });
  });

  it('[API-38] is refused with more portions than its group allows', async () => {
    const options = [...twice(), choice('Bufala')];
    const { status, body } = await refusedCart(app, { items: [norma({ options })] });
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: { 'items.0.options': ['Puoi avere «Bufala» al massimo 2 volte'] },
    });
    expect(
      await refusedCart(app, { items: [norma({ without: Array(60).fill(recipe.onion) })] }),
    ).toMatchObject({ status: 422 });
  });

  it('[API-38] stays in the cart when the recipe changes: an ingredient that is gone is left out anyway', async () => {
    const cart = await postCart(app, { items: [norma({ without: [recipe.onion, recipe.basil] })] });
    const token = keyOf(cart);
    await app.db.deleteFrom('product_ingredients').where('id', '=', recipe.onion).execute();
    const after = await postCart(app, { token });
    expect(after.items[0]).toMatchObject({
      without: [{ name: 'basilico' }],
      left_out: [recipe.onion, recipe.basil],
    });
    expect(after.issues.map(({ code }) => code)).not.toContain('options_changed');
    await app.db
      .updateTable('product_ingredients')
      .set({ removable: false })
      .where('id', '=', recipe.basil)
      .execute();
    expect((await postCart(app, { token })).issues).toContainEqual(
      expect.objectContaining({
        code: 'options_changed',
        blocking: true,
        text: '«Norma»: «basilico» fa parte della ricetta e non si può togliere',
      }),
    );
  });

  it('[RTE-14] is shown to its owner, the kitchen, the mail and the receipt', async () => {
    const items = [norma({ options: twice(), without: [recipe.onion] })];
    const order = await stand.placed({ items, deliveries: [stand.pickup] }, till);
    expect((await stand.see(order)).items).toMatchObject([
      {
        options: [
          { name: 'Classico', qty: 1 },
          { name: 'Bufala', qty: 2 },
        ],
        without: [{ id: recipe.onion, name: 'cipolla' }],
      },
    ]);
    const card = (await boardOf(app, worker)).data.find((one) => one.order === order.id);
    expect(card?.items).toMatchObject([{ options: ['Classico', '2 × Bufala'], without: ['Senza cipolla'] }]);
    const { rows } = await app.pool.query<{ text: string }>(
      `select data->'data'->'lines'->0->>'text' as text from pgboss.job
       where name = 'notifications.email' and data->>'key' like $1`,
      [`${order.id}:placed%`],
    );
    expect(rows).toEqual([{ text: '1 × Norma (Classico, 2 × Bufala, Senza cipolla)' }]);
    const payload = { token: order.token };
    const { body } = await call<Buffer>(app, `POST orders/${order.id}/receipt`, { payload });
    expect(readPdf(body).pages.flat()).toContainEqual(
      expect.objectContaining({ text: 'Classico, 2 × Bufala, Senza cipolla' }),
    );
  });

  it('[API-32] shows the allergens of the moment of ordering, whatever happens to the menu', async () => {
    const { id: product_id } = await app.db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'norma')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('product_allergens')
      .values({ product_id, allergen: 'gluten', presence: 'contains' })
      .execute();
    await app.db
      .insertInto('option_choice_allergens')
      .values({ choice_id: choice('Bufala'), allergen: 'milk', presence: 'contains' })
      .execute();
    const items = [norma({ options: twice() })];
    const allergens = { declared: true, contains: ['gluten', 'milk'], may_contain: [] };
    expect((await postCart(app, { items })).items).toMatchObject([{ allergens }]);
    const order = await stand.placed({ items, deliveries: [stand.pickup] }, till);
    await app.db.deleteFrom('product_allergens').execute();
    await app.db.deleteFrom('option_choice_allergens').execute();

    const cardOf = async () => (await boardOf(app, worker)).data.find((one) => one.order === order.id);
    expect((await stand.see(order)).items).toMatchObject([{ allergens }]);
    expect((await cardOf())?.items).toMatchObject([{ allergens }]);
    const words = 'Contiene: cereali contenenti glutine, latte';
    const { rows } = await app.pool.query<{ text: string; due: boolean }>(
      `select data->'data'->'lines'->0->>'allergens' as text, (data->'data'->'receiptDue')::bool as due
       from pgboss.job where name = 'notifications.email' and data->>'key' like $1`,
      [`${order.id}:placed%`],
    );
    expect(rows).toEqual([{ text: `Norma. ${words}`, due: true }]);
    const { body } = await call<Buffer>(app, `POST orders/${order.id}/receipt`, {
      payload: { token: order.token },
    });
    const paper = readPdf(body).pages.flat();
    expect(paper.map(({ text }) => text).join(' ')).toContain(words);

    // An older order without stored allergens says that it does not know.
    await app.pool.query('update order_lines set allergens = null where order_id = $1', [order.id]);
    expect((await cardOf())?.items).toMatchObject([{ allergens: { declared: false } }]);
  });

  it('[RTE-14] is ordered again the same way; an ingredient that is gone is no news', async () => {
    const items = [norma({ options: twice(), without: [recipe.onion, recipe.basil] })];
    const { id, token } = await stand.placed({ items, deliveries: [stand.pickup] }, till);
    const again = async () =>
      (await call<OrderAgain>(app, `POST orders/${id}/again`, { payload: { token } })).body;
    expect(await again()).toMatchObject({
      items: [{ product: 'norma', options: twice(), without: [recipe.onion, recipe.basil] }],
      missing: [],
    });
    // Listed anew: the same ingredient under another id.
    const basil = newId('ing');
    await app.db.deleteFrom('product_ingredients').where('id', 'in', [recipe.onion, recipe.basil]).execute();
    const row = { id: basil, product_id: stand.menu.pizza, name: 'Basilico', position: 1, removable: true };
    await app.db.insertInto('product_ingredients').values(row).execute();
    expect(await again()).toMatchObject({ items: [{ without: [basil] }], missing: [] });
    await app.db
      .updateTable('product_ingredients')
      .set({ removable: false })
      .where('id', '=', basil)
      .execute();
    expect(await again()).toMatchObject({ items: [], missing: [{ slug: 'norma', why: 'options' }] });
  });

  it('[RTE-14] is read as one portion in orders of before', async () => {
    const order = await stand.placed({ items: [norma()], deliveries: [stand.pickup] }, till);
    await app.pool.query(
      `update order_lines set options = '[{"id":"cho_old","name":"Doppia","price_delta":100}]', without = default
       where order_id = $1`,
      [order.id],
    );
    expect((await stand.see(order)).items).toMatchObject([{ options: [{ qty: 1 }], without: [] }]);
  });
});
