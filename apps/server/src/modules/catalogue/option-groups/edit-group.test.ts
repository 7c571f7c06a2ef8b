import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { EditedGroup, GroupForm, OptionGroupLine } from '@zanga/contract/menu/options-office';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { keyOf, postCart } from '../../ordering/cart/cart-testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { addOptions, addProduct } from '../testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);
const { id: root } = await app.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();

const url = 'backoffice/menu/options';
type GroupAnswer = EditedGroup & { readonly code: string; readonly fields: Record<string, string[]> };
const read = async (id: string) => (await call<EditedGroup>(app, `GET ${url}/${id}`, { token: owner })).body;
const put = (id: string, payload: object, token = owner) =>
  call<GroupAnswer>(app, `PUT ${url}/${id}`, { token, payload });
const save = async (id: string, change: (form: GroupForm) => Partial<GroupForm>) => {
  const { version, form } = await read(id);
  return put(id, { version, form: { ...form, ...change(form) } });
};

let dishes = 0;
/** A dish with a group of doughs. */
const ask = async (more: object = {}) => {
  dishes += 1;
  const group = await addOptions(app.db, { name: 'Impasto', min_choices: 1, max_choices: 1 }, [
    { name: 'Classico', selected: true },
    { name: 'Integrale', price_delta_cents: 100, allergens: { gluten: 'contains' } },
  ]);
  const slug = `con-opzioni-${dishes}`;
  const id = await addProduct(app.db, root, { slug, name: slug, options: [group], ...more });
  return { group, slug, id };
};
const seen = async (slug: string) => (await call<ProductDetail>(app, `GET products/${slug}`)).body;
const choiceOf = async (group: string, name: string) => {
  const found = (await read(group)).form.choices.find((one) => one.name === name);
  if (!found) throw new Error(`${group} has no ${name}`);
  return found;
};

/** Adds a dish with a choice to a cart; the result reads the cart anew each time. */
const cartWith = async (id: string, choice: string | null) => {
  const items = [{ product: id, qty: 1, options: [choice ?? 'cho_'] }];
  const token = keyOf(await postCart(app, { items }));
  return () => postCart(app, { token });
};

const set = (name: string, part: Partial<GroupForm['choices'][number]>) => (form: GroupForm) => ({
  choices: form.choices.map((one) => (one.name === name ? { ...one, ...part } : one)),
});

describe('a group of options', () => {
  it('is asked by its products as it was saved, by the next request', async () => {
    const { group, slug } = await ask();
    expect((await seen(slug)).options[0]?.choices[1]?.price_delta).toBe(100);
    const saved = await save(group, ({ choices }) => ({
      name: 'L’impasto',
      most_of_each: 1,
      choices: choices
        .toReversed()
        .map((one) => (one.name === 'Integrale' ? { ...one, price_delta: cents(150) } : one)),
    }));
    expect(saved.status).toBe(200);
    await expect
      .poll(async () => (await seen(slug)).options[0])
      .toMatchObject({
        name: 'L’impasto',
        choices: [
          { name: 'Integrale', price_delta: 150, allergens: { contains: ['gluten'] } },
          { name: 'Classico', selected: true },
        ],
      });
  });

  it('stays as it was when nothing is changed, and its version with it', async () => {
    const { group } = await ask();
    const before = await read(group);
    expect((await save(group, () => ({}))).body).toEqual(before);
  });

  it('is not lost when two save at once: the second is refused', async () => {
    const { group } = await ask();
    const { version, form } = await read(group);
    const answers = await Promise.all(
      ['Uno', 'Due'].map((name) => put(group, { version, form: { ...form, name } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('option_group.changed');
  });

  it('names each wrong field', async () => {
    const { group } = await ask();
    const { version, form } = await read(group);
    const wrong = await put(group, {
      version,
      form: {
        ...form,
        name: ' ',
        min: 3,
        max: 2,
        choices: form.choices.map((one) => ({ ...one, name: 'A' })),
      },
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.fields).toSorted()).toEqual([
      ...['form.choices.1.name', 'form.min', 'form.name'],
    ]);
    expect((await save(group, set('Integrale', { allergens: null }))).body.fields).toHaveProperty([
      'form.choices.1.allergens',
    ]);
    expect((await save(group, () => ({ archived: true }))).body.fields).toHaveProperty(['form.archived']);
  });

  it('takes no choice of another group, nor one twice', async () => {
    const { group } = await ask();
    const other = await choiceOf((await ask()).group, 'Integrale');
    for (const extra of [
      { ...other, name: 'Altra' },
      { ...(await choiceOf(group, 'Classico')), name: 'Due' },
    ])
      expect(
        (await save(group, ({ choices }) => ({ choices: [...choices, { ...extra, selected: false }] }))).body
          .fields,
      ).toHaveProperty(['form.choices']);
  });

  it('never deletes a choice: it is archived, carts show it, and adding its name again restores it', async () => {
    const { group, slug, id } = await ask();
    const { id: chosen } = await choiceOf(group, 'Integrale');
    const cart = await cartWith(id, chosen);
    expect((await cart()).issues.map(({ code }) => code)).not.toContain('options_changed');
    const without = ({ choices }: GroupForm) => ({
      choices: choices.filter(({ name }) => name !== 'Integrale'),
    });
    expect((await save(group, without)).status).toBe(200);
    await expect.poll(async () => (await seen(slug)).options[0]?.choices).toHaveLength(1);
    expect((await cart()).issues).toContainEqual(
      expect.objectContaining({
        code: 'options_changed',
        text: expect.stringContaining('una delle scelte non è più disponibile'),
      }),
    );
    const kept = app.db.selectFrom('option_choices').select('archived').where('id', '=', chosen);
    expect(await kept.executeTakeFirst()).toEqual({ archived: true });
    const back = {
      ...{ id: null, name: 'Integrale', price_delta: cents(0), selected: false },
      allergens: { contains: [], may_contain: [] },
    };
    await save(group, ({ choices }) => ({ choices: [...choices, back] }));
    expect((await choiceOf(group, 'Integrale')).id).toBe(chosen);
  });

  it('changes its price under a customer’s cart, which shows the present price', async () => {
    const { group, id } = await ask();
    const { id: chosen } = await choiceOf(group, 'Integrale');
    const cart = await cartWith(id, chosen);
    const before = (await cart()).total_price;
    await save(group, set('Integrale', { price_delta: cents(250) }));
    const after = await cart();
    expect(after.total_price - before).toBe(150);
    expect(after.issues.map(({ code }) => code)).toContain('price_changed');
  });

  it('has three hundred choices at once, and not one more', async () => {
    const { group, slug } = await ask();
    const many = (from: number, length: number): GroupForm['choices'] =>
      Array.from({ length }, (_, at) => ({
        ...{ id: null, name: `Scelta ${from + at}`, price_delta: cents(10), selected: false },
        allergens: { contains: ['milk'], may_contain: [] },
      }));
    const saved = await save(group, ({ choices }) => ({ choices: [...choices, ...many(1, 298)] }));
    expect(saved.body.form.choices).toHaveLength(300);
    await expect.poll(async () => (await seen(slug)).options[0]?.choices).toHaveLength(300);
    const more = await save(group, ({ choices }) => ({ choices: [...choices, ...many(999, 1)] }));
    expect(more.status).toBe(422);
  });

  it('says which choices have run out, and where', async () => {
    const { group } = await ask();
    const { id: choice } = await choiceOf(group, 'Integrale');
    const marks = `backoffice/shops/${stand.shop}/shelf`;
    await app.db
      .insertInto('sold_out_choices')
      .values({
        ...{ shop_id: stand.shop, choice_id: choice ?? 'cho_', marked_at: app.now.at },
        sold_out_until: 'infinity' as never,
      })
      .execute();
    const { name } = await app.db
      .selectFrom('shops')
      .select('name')
      .where('id', '=', stand.shop)
      .executeTakeFirstOrThrow();
    expect((await read(group)).sold_out, marks).toEqual([{ choice, shops: [name] }]);
  });

  it('is in the audit with its choices by name', async () => {
    const { group } = await ask();
    await save(group, () => ({ name: 'Pasta' }));
    const entry = app.db.selectFrom('audit_entries').selectAll().where('thing', '=', group);
    expect(await entry.executeTakeFirstOrThrow()).toMatchObject({
      ...{ action: 'option_group.edit', kind: 'option_group' },
      ...{ before: { name: 'Impasto' }, after: { name: 'Pasta' } },
    });
  });

  it.each([
    ['who has one shop', ofOneShop, 'menu.of_all_shops'],
    ['a worker', worker, 'forbidden'],
  ])('is not saved by %s', async (_, token, code) => {
    const { group } = await ask();
    const { version, form } = await read(group);
    expect((await put(group, { version, form }, token)).body.code).toBe(code);
  });
});

describe('a new group', () => {
  it('is in no product, and can be archived and restored', async () => {
    const added = await call<GroupAnswer>(app, `POST ${url}`, { token: owner, payload: { name: 'Salse' } });
    expect(added).toMatchObject({ status: 201, body: { products_total: 0, form: { name: 'Salse' } } });
    expect((await save(added.body.id, () => ({ archived: true }))).status).toBe(200);
    const listed = await call<{ data: OptionGroupLine[] }>(app, `GET ${url}`, { token: owner });
    expect(listed.body.data.at(-1)).toMatchObject({ id: added.body.id, archived: true });
    expect((await save(added.body.id, () => ({ archived: false }))).body.form.archived).toBe(false);
  });
});

describe('a product', () => {
  const product = (id: string) => `backoffice/menu/products/${id}`;
  const saveProduct = async (id: string, change: Partial<EditedProduct['form']>) => {
    const { version, form } = (await call<EditedProduct>(app, `GET ${product(id)}`, { token: owner })).body;
    const payload = { version, form: { ...form, ...change } };
    return call<EditedProduct & GroupAnswer>(app, `PUT ${product(id)}`, { token: owner, payload });
  };

  it('takes groups in its order, and drops them again', async () => {
    const { id, slug, group } = await ask();
    const { group: other } = await ask();
    await saveProduct(id, { option_groups: [other, group] });
    await expect.poll(async () => (await seen(slug)).options.map((one) => one.id)).toEqual([other, group]);
    await saveProduct(id, { option_groups: [] });
    await expect.poll(async () => (await seen(slug)).options).toEqual([]);
  });

  it('refuses undeclared, archived and unknown ones for a product', async () => {
    const { id } = await ask();
    const undeclared = await addOptions(app.db, { name: 'Segreta' }, [{ allergens_declared: false }]);
    const away = await addOptions(app.db, { name: 'Vecchia', archived: true }, []);
    for (const group of [undeclared, away, 'opt_nessuna'] as const)
      expect((await saveProduct(id, { option_groups: [group] })).body.fields).toHaveProperty([
        'form.option_groups',
      ]);
  });

  it('is not published with a choice whose allergens are removed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, group } = await ask({ published: false });
      const answers = await Promise.all([
        saveProduct(id, { published: true }),
        save(group, set('Integrale', { allergens: null })),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });

  it('has the ingredients of its recipe from the next request on', async () => {
    const { id, slug } = await ask({ madeOf: ['pomodoro', 'cipolla rossa'] });
    const [tomato, onion] = (await seen(slug)).made_of;
    const recipe = [
      { id: onion?.id ?? null, name: 'cipolla rossa', removable: true },
      { id: null, name: 'basilico', removable: true },
      { id: tomato?.id ?? null, name: 'pomodoro', removable: false },
    ];
    expect((await saveProduct(id, { recipe })).status).toBe(200);
    await expect
      .poll(async () => (await seen(slug)).made_of.map(({ id: one, name }) => ({ id: one, name })))
      .toEqual([
        { id: onion?.id, name: 'cipolla rossa' },
        { id: expect.stringMatching(/^ing_/), name: 'basilico' },
        { id: tomato?.id, name: 'pomodoro' },
      ]);
    const found = `GET backoffice/menu/ingredients?begin=${encodeURIComponent('Cipolla r')}`;
    expect((await call(app, found, { token: worker })).body).toEqual({ data: ['cipolla rossa'] });
  });

  it('has no ingredient twice, without a name, or of another dish', async () => {
    const { id } = await ask({ madeOf: ['pomodoro'] });
    const other = await ask({ madeOf: ['acciughe'] });
    const [anchovy] = (await seen(other.slug)).made_of;
    const new_ = (name: string) => ({ id: null, name, removable: true });
    for (const recipe of [
      [new_('sale'), new_(' Sale')],
      [new_(' ')],
      [new_('x'.repeat(100))],
      [{ ...new_('acciughe'), id: anchovy?.id ?? null }],
    ])
      expect((await saveProduct(id, { recipe })).body.fields).toHaveProperty(['form.recipe']);
  });
});
