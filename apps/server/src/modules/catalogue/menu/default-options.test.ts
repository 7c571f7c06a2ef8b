import type { Product } from '@zanga/contract/menu/product';
import type { OptionGroupId } from '@zanga/domain/ids';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addCategory, addOptions, addProduct } from '../testing.ts';

const app = await makeTestApp();
const root = await addCategory(app.db);
const dough = (given: Parameters<typeof addOptions>[2]) =>
  addOptions(app.db, { name: 'Impasto', min_choices: 1, max_choices: 1 }, given);
const plain = await dough([
  { name: 'Classico', selected: true },
  { name: 'Integrale', price_delta_cents: 100 },
]);
const dearer = await dough([{ name: 'Gigante', selected: true, price_delta_cents: 300 }]);
const unmarked = await dough([{ name: 'Normale' }, { name: 'Grande' }]);
const gone = await dough([{ name: 'Farro', selected: true, sold_out_until: 'infinity' }]);
const extras = await addOptions(app.db, { name: 'Extra', min_choices: 0, max_choices: 3 }, [
  { name: 'Bufala' },
]);

const defaultsOf = async (options: readonly OptionGroupId[]) => {
  const id = await addProduct(app.db, root, { options });
  const { body }: { body: Product } = await app.get(`/api/products/${id}`);
  return body.default_options;
};
const choices = await app.db.selectFrom('option_choices').select(['id', 'name']).execute();
const idOf = (name: string) => choices.find((choice) => choice.name === name)?.id;

it('[API-32] tells the choices a dish comes with, where the customer need not choose', async () => {
  expect(await defaultsOf([])).toEqual([]);
  expect(await defaultsOf([extras])).toEqual([]);
  expect(await defaultsOf([plain, extras])).toEqual([idOf('Classico')]);
});

it('[API-32] tells none where the customer must choose, a choice is sold out, or it costs more than the dish', async () => {
  for (const asked of [unmarked, gone, dearer]) expect(await defaultsOf([extras, asked])).toBeNull();
});
