import type { SavedView } from '@zanga/contract/people/saved-views';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call } from '../../ordering/order/order-testing.ts';

const app = await makeTestApp();
const { token } = await app.signIn();
const { token: other } = await app.signIn();

type Views = { readonly data: readonly SavedView[] };
const views = async (as = token) =>
  (await call<Views>(app, 'GET customer/saved-views', { token: as })).body.data;
const save = (view: Partial<SavedView>, as = token) =>
  call<Views>(app, 'PUT customer/saved-views', {
    token: as,
    payload: { list: 'ordini', name: 'Da incassare', search: '?soldi=due', ...view },
  });

it('keeps a person’s views for all their devices, each list with at most one to begin with', async () => {
  await save({ begins: true });
  app.now.at = new Date(app.now.at.getTime() + 1_000);
  await save({ name: 'Consegne', search: '?modo=delivery', begins: true });
  await save({ list: 'registro', name: 'Rimborsi', search: '?azione=order.refund', begins: true });
  expect((await views()).map(({ list, name, begins }) => [list, name, begins])).toEqual([
    ['ordini', 'Da incassare', false],
    ['ordini', 'Consegne', true],
    ['registro', 'Rimborsi', true],
  ]);
  expect(await views(other)).toEqual([]);
  await save({ name: 'Consegne', search: '?modo=pickup' });
  expect((await views()).find(({ name }) => name === 'Consegne')).toMatchObject({
    search: '?modo=pickup',
    begins: false,
  });
});

it('deletes one, refuses an invalid one, and keeps at most twenty of a list', async () => {
  const forget = (name: string, as = token) =>
    call<Views>(app, `DELETE customer/saved-views?list=ordini&name=${encodeURIComponent(name)}`, {
      token: as,
    });
  await save({ name: 'Mia' });
  expect((await forget('Mia', other)).status).toBe(200);
  expect((await views()).some(({ name }) => name === 'Mia')).toBe(true);
  await forget('Mia');
  expect((await views()).some(({ name }) => name === 'Mia')).toBe(false);
  expect((await save({ name: '   ' })).status).toBe(422);
  expect((await save({ list: 'DROP TABLE' })).status).toBe(422);
  for (let at = 0; at < 22; at += 1) {
    app.now.at = new Date(app.now.at.getTime() + 1_000);
    await save({ name: `Vista ${at}` });
  }
  const mine = (await views()).filter(({ list }) => list === 'ordini');
  expect(mine).toHaveLength(20);
  expect(mine.at(-1)?.name).toBe('Vista 21');
});

it('lets two devices set a list’s first view at once, and keeps one of them', async () => {
  const both = await Promise.all([
    save({ list: 'doppio', name: 'Uno', begins: true }),
    save({ list: 'doppio', name: 'Due', begins: true }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await views()).filter(({ list, begins }) => list === 'doppio' && begins)).toHaveLength(1);
});
