import { csvLine } from '@zanga/domain/catalogue/table/cells';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { foundBrand } from '../../brand/testing.ts';
import { call, signInStaff } from '../../ordering/order/order-testing.ts';
import { tableDesk } from './testing.ts';

const categories = ['Pizze', 'Fritti', 'Bevande'] as const;
const dishes = [
  ['Norma', 'Pizze', '8,50', 'Glutine | Latte'],
  ['Quattro formaggi', 'Pizze', '9,50', 'Glutine | Latte'],
  ['Arancino al ragù', 'Fritti', '3,00', 'Glutine'],
  ['Crocchè', 'Fritti', '2,00', 'Glutine | Latte'],
  ['Acqua frizzante', 'Bevande', '1,50', 'nessuno'],
  ['Aranciata', 'Bevande', '2,50', 'nessuno'],
] as const;

/** A file as Excel in Italy saves it. */
const firstMenu = [
  ['nome', 'tipo', 'categorie', 'prezzo', 'canali', 'allergeni', 'pubblicato'],
  ...dishes.map(([name, category, price, allergens]) => [
    ...[name, category === 'Bevande' ? 'Bevanda' : 'Piatto', category, price],
    ...['Ritiro in negozio | Consegna a domicilio', allergens, 'sì'],
  ]),
]
  .map(csvLine)
  .join('');

/** An installation of its own, with the categories that a file can name. */
const install = async () => {
  const app = await makeTestApp();
  await foundBrand(app.db);
  const owner = await signInStaff(app, 'owner');
  for (const name of categories)
    await call(app, 'POST backoffice/menu/categories', { token: owner, payload: { name, parent: null } });
  const desk = tableDesk(app, owner);
  const write = async (file: string) => {
    const read = await desk.tried(file);
    expect(read.counts).toMatchObject({ new: dishes.length, refused: 0 });
    await desk.apply(read.id);
    expect(await desk.settled(read.id)).toMatchObject({ state: 'done' });
  };
  return { ...desk, write };
};

it('a menu leaves one installation and is the same, byte for byte, in another', async () => {
  const [here, there] = [await install(), await install()];
  await here.write(firstMenu);
  const menu = await here.exported('');
  expect(menu.trim().split('\r\n')).toHaveLength(1 + dishes.length);
  await there.write(menu);
  expect(await there.exported('')).toBe(menu);
});
