import type { StaffTable, Table } from '@zanga/contract/shops/tables';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { openKitchen } from '../ordering/cart/cart-testing.ts';
import { call, openStand, signInStaff } from '../ordering/order/order-testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-11-20T12:00:00Z') } });
const { shop } = await openStand(app);
const token = await signInStaff(app, 'worker', shop);
const stranger = await signInStaff(app, 'worker', await openKitchen(app));

type Laid = StaffTable & { readonly code: string; readonly fields: Readonly<Record<string, string[]>> };

const lay = (label: string, by = token) =>
  call<Laid>(app, `POST backoffice/shops/${shop}/tables`, { token: by, payload: { label } });
const relabel = (id: string, label: string, by = token) =>
  call<Laid>(app, `PATCH backoffice/tables/${id}`, { token: by, payload: { label } });
const remove = (id: string, by = token) => call<Laid>(app, `DELETE backoffice/tables/${id}`, { token: by });
const setOpen = (id: string, open: boolean) =>
  call(app, `POST backoffice/tables/${id}/open`, { token, payload: { open } });
const page = (id: string) => call<Table>(app, `GET tables/${id}`);

it('[RTE-17] lays a table whose code leads to it, closed at first', async () => {
  const { status, body } = await lay('  Terrazza   1 ');
  expect({ status, ...body }).toMatchObject({ status: 201, label: 'Terrazza 1', open_since: null });
  expect(body.address).toMatch(`/onshop/order?tavolo=${body.id}`);
  expect((await page(body.id)).body).toMatchObject({ label: 'Terrazza 1', open: false });
});

it('[RTE-17] gives a label to one table of a shop, also when five ask for it at once', async () => {
  const at = await Promise.all(Array.from({ length: 5 }, () => lay('Doppio')));
  expect(at.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  const ids = await Promise.all(['A', 'B', 'C'].map(async (label) => (await lay(label)).body.id));
  const named = await Promise.all(ids.map((id) => relabel(id, 'Uno solo')));
  expect(named.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await lay('Uno solo')).body.code).toBe('table.label_taken');
  expect((await lay('   ')).status).toBe(422);
});

it('[RTE-17] renames and removes only closed tables', async () => {
  const { id } = (await lay('12')).body;
  await setOpen(id, true);
  expect((await relabel(id, '13')).body.code).toBe('table.is_open');
  expect((await remove(id)).body.code).toBe('table.is_open');
  await setOpen(id, false);
  expect((await relabel(id, '13')).body).toMatchObject({ id, label: '13' });
  expect((await page(id)).body.label).toBe('13');
  expect((await remove(id)).status).toBe(204);
  expect((await page(id)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
});

it('[RTE-17] [ROL-3] is for the staff of that shop alone', async () => {
  const { id } = (await lay('20')).body;
  expect((await lay('21', stranger)).status).toBe(404);
  expect((await relabel(id, '21', stranger)).status).toBe(404);
  expect((await remove(id, stranger)).status).toBe(404);
  expect((await call(app, `DELETE backoffice/tables/${id}`, {})).status).toBe(401);
});
