import { Buffer } from 'node:buffer';

/** The categories that a new owner writes down before a file can name them. */
export const categories = ['Pizze', 'Fritti', 'Bevande'] as const;

type Dish = readonly [name: string, category: (typeof categories)[number], price: string, allergens: string];

const pizzas = [
  'Norma',
  'Diavola',
  'Capricciosa',
  'Quattro formaggi',
  'Bufala',
  'Ortolana',
  'Tonno',
  'Parmigiana',
];
const fried = [
  'Arancino al ragù',
  'Arancino al burro',
  'Panelle',
  'Crocchè',
  'Cartoccio',
  'Mozzarella in carrozza',
];
const drinks = ['Acqua naturale', 'Acqua frizzante', 'Aranciata', 'Chinotto', 'Gassosa', 'Limonata'];

/** Twenty dishes, as an owner has them in a spreadsheet. */
export const firstFile: readonly Dish[] = [
  ...pizzas.map((name, at): Dish => [name, 'Pizze', `${7 + at},50`, 'Glutine | Latte']),
  ...fried.map((name): Dish => [name, 'Fritti', '3,00', 'Glutine']),
  ...drinks.map((name): Dish => [name, 'Bevande', '2,50', 'nessuno']),
];

/** And eighteen more, which with two typed by hand make forty. */
export const secondFile: readonly Dish[] = Array.from(
  { length: 18 },
  (_, at): Dish => [`Pizza della casa ${at + 1}`, 'Pizze', `${8 + (at % 5)},00`, 'Glutine | Latte'],
);

/** A file as Excel in Italy saves it. */
export const csvOf = (name: string, dishes: readonly Dish[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'nome;tipo;categorie;prezzo;canali;allergeni;pubblicato',
      ...dishes.map(([dish, category, price, allergens]) =>
        [
          dish,
          category === 'Bevande' ? 'Bevanda' : 'Piatto',
          category,
          price,
          'Ritiro in negozio | Consegna a domicilio',
          allergens,
          'sì',
        ].join(';'),
      ),
      '',
    ].join('\r\n'),
  ),
});
