import type { EditedProduct, MenuProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import type { ProductId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp, startOtherNode } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { addOptions, addProduct } from '../testing.ts';
import { settleDue } from './settle-due.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);
const { id: root } = await app.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();

const url = 'backoffice/menu/products';
let dishes = 0;
const dish = async (values: object = {}) => {
  dishes += 1;
  const slug = `piatto-${dishes}`;
  const id = await addProduct(app.db, root, { name: `Piatto ${dishes}`, slug, published: false, ...values });
  return { id, slug };
};
const read = async (id: string) =>
  (await call<EditedProduct>(app, `GET ${url}/${id}`, { token: owner })).body;
type ProductAnswer = EditedProduct & { readonly code: string; readonly fields: Record<string, string[]> };
const save = async (id: string, change: Partial<ProductForm>, token = owner) => {
  const { version, form } = await read(id);
  return call<ProductAnswer>(app, `PUT ${url}/${id}`, {
    token,
    payload: { version, form: { ...form, ...change } },
  });
};
const statusOf = async (slug: string) => (await call(app, `GET products/${slug}`)).status;
const listed = async (query: string) => {
  const { body } = await call<{ data: MenuProduct[] }>(app, `GET ${url}?limit=200${query}`, { token: owner });
  return body.data.map(({ id }) => id);
};
const told = async (id: string) =>
  app.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('thing', '=', id)
    .where('action', 'in', ['product.publish', 'product.archive', 'product.stay_draft'])
    .execute();
const inMinutes = (minutes: number) => new Date(app.now.at.getTime() + minutes * 60_000);
const soon = () => inMinutes(5).toISOString();

describe('a product with a moment', () => {
  it('goes on sale at its time, once, on any number of processes, and is shown so within a second', async () => {
    const other = await startOtherNode(app);
    const { id, slug } = await dish();
    expect((await save(id, { publish_at: soon() })).status).toBe(200);
    expect(await statusOf(slug)).toBe(404);
    await settleDue(app, inMinutes(4));
    expect((await read(id)).form.published).toBe(false);
    await Promise.all([app, other, app, other].map((node) => settleDue(node, inMinutes(5))));
    await expect.poll(() => statusOf(slug), { timeout: 1_000 }).toBe(200);
    await settleDue(other, inMinutes(6));
    expect((await read(id)).form).toMatchObject({ published: true, archived: false, publish_at: null });
    expect(await told(id)).toEqual([
      expect.objectContaining({
        action: 'product.publish',
        after: expect.objectContaining({ published: true }),
      }),
    ]);
    await other.close();
  });

  it('is archived at its end, even when both times passed while no process ran', async () => {
    const { id, slug } = await dish({ published: true });
    expect(await statusOf(slug)).toBe(200);
    expect((await save(id, { archive_at: soon() })).status).toBe(200);
    await settleDue(app, inMinutes(5));
    await expect.poll(() => statusOf(slug), { timeout: 1_000 }).toBe(404);
    const missed = await dish();
    await save(missed.id, { publish_at: soon(), archive_at: inMinutes(9).toISOString() });
    await settleDue(app, inMinutes(600));
    for (const one of [id, missed.id])
      expect((await read(one)).form).toMatchObject({ published: false, archived: true, archive_at: null });
    expect((await told(missed.id)).map(({ action }) => action)).toEqual(['product.archive']);
  });

  it('cannot be scheduled for the past, nor without the fields that publishing needs', async () => {
    const { id } = await dish({ allergens_declared: false });
    expect((await save(id, { publish_at: soon() })).body.fields).toHaveProperty(['form.allergens']);
    const declared = { contains: [], may_contain: [] };
    const gone = await save(id, { publish_at: app.now.at.toISOString(), allergens: declared });
    expect([gone.status, Object.keys(gone.body.fields)]).toEqual([422, ['form.publish_at']]);
    expect((await save(id, { archive_at: soon() })).body.fields).toHaveProperty(['form.archive_at']);
    expect((await read(id)).form).toMatchObject({ publish_at: null, allergens: null });
  });

  it('stays a draft where a field is missing by then, says why once, and holds up no other product', async () => {
    const group = await addOptions(app.db, { name: 'Salsa' }, [{ name: 'Rossa' }]);
    const { id, slug } = await dish({ options: [group] });
    const beside = await dish();
    for (const one of [id, beside.id]) expect((await save(one, { publish_at: soon() })).status).toBe(200);
    await app.db
      .updateTable('option_choices')
      .set({ allergens_declared: false })
      .where('group_id', '=', group)
      .execute();
    const at = inMinutes(5);
    await settleDue(app, at);
    await settleDue(app, inMinutes(6));
    const after = await read(id);
    expect(after).toMatchObject({
      form: { published: false, publish_at: null },
      refused: { at: at.toISOString(), why: expect.stringContaining('Rossa') },
    });
    expect((await read(beside.id)).form.published).toBe(true);
    expect(await told(id)).toEqual([
      expect.objectContaining({
        action: 'product.stay_draft',
        after: expect.objectContaining({ not_published: after.refused?.why }),
      }),
    ]);
    expect(await listed('&state=draft')).toContain(id);

    expect((await save(id, { description: 'Ancora da sistemare' })).body.refused).not.toBeNull();
    expect((await save(id, { option_groups: [], publish_at: soon() })).body.refused).toBeNull();
    expect(await statusOf(slug)).toBe(404);
  });

  it('survives a save by hand in the same moment, and tells the slower one', async () => {
    const { id } = await dish();
    await save(id, { publish_at: soon() });
    const { version, form } = await read(id);
    const payload = { version, form: { ...form, publish_at: null } };
    const [answer] = await Promise.all([
      call<ProductAnswer>(app, `PUT ${url}/${id}`, { token: owner, payload }),
      settleDue(app, inMinutes(5)),
    ]);
    expect((await read(id)).form).toMatchObject({ published: answer.status === 409, publish_at: null });
  });

  it.each([
    ['who has one shop', ofOneShop, 'menu.of_all_shops'],
    ['a worker', worker, 'forbidden'],
  ])('is not given one by %s', async (_, token, code) => {
    const { id } = await dish();
    for (const change of [{ publish_at: soon() }, { archived: true }])
      expect((await save(id, change, token)).body.code).toBe(code);
    expect((await read(id)).form).toMatchObject({ publish_at: null, archived: false });
  });
});

describe('a product that is archived', () => {
  it('is listed only on request, keeps its orders, and comes back as a draft', async () => {
    const order = await stand.placed();
    const { product_id: sold } = await app.db
      .selectFrom('order_lines')
      .select('product_id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const id = String(sold);
    const { slug } = await read(id);
    expect((await save(id, { archived: true, published: true })).body.fields).toHaveProperty([
      'form.archived',
    ]);
    expect((await save(id, { archived: true, published: false })).status).toBe(200);
    await expect.poll(() => statusOf(slug), { timeout: 1_000 }).toBe(404);
    expect([await listed(''), await listed('&state=draft')].flat()).not.toContain(id);
    expect(await listed('&state=archived')).toContain(id);
    const seen = await call<object>(app, `GET backoffice/orders/${order.id}`, { token: owner });
    expect([seen.status, JSON.stringify(seen.body).includes((await read(id)).form.name)]).toEqual([
      200,
      true,
    ]);

    expect((await save(id, { archived: false })).status).toBe(200);
    expect(await listed('&state=draft')).toContain(id);
    expect((await save(id, { published: true })).status).toBe(200);
    await expect.poll(() => statusOf(slug), { timeout: 1_000 }).toBe(200);
  });

  it('has a list of its own, beside scheduled and published products', async () => {
    const [planned, sold, away] = [await dish(), await dish({ published: true }), await dish()];
    await save(planned.id, { publish_at: soon() });
    await save(away.id, { archived: true });
    const states = ['published', 'scheduled', 'draft', 'archived'];
    const lists = await Promise.all(states.map((state) => listed(`&state=${state}`)));
    const where = (id: ProductId) => states.filter((_, at) => lists[at]?.includes(id));
    expect([planned.id, sold.id, away.id].map(where)).toEqual([['scheduled'], ['published'], ['archived']]);
  });
});
