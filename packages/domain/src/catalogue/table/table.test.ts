import vm from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CategoryId, OptionGroupId, ShopId } from '../../ids.ts';
import { cents } from '../../money.ts';
import { blankForm, type ProductForm } from '../editing/product-form.ts';
import { amountText, readAmount } from './amounts.ts';
import { csvLine, harmless, joinList, splitList, unharmed } from './cells.ts';
import { type Column, columnCalled, type Names, rowOf, tableColumns } from './columns.ts';
import { type CountColumn, countColumn, countColumnCalled, countRow } from './counts.ts';
import { fromText, readFrom, readUntil, untilText } from './days.ts';
import { flatOf } from './flat.ts';
import { judgeRow, type Known, type TableRow } from './judge-row.ts';
import { naming } from './naming.ts';
import { readWindow, windowText } from './windows.ts';

const names: Names = {
  categories: naming<CategoryId>([
    { id: 'cat_1', name: 'Da mangiare › Arancini' },
    { id: 'cat_2', name: 'Novità | due' },
    { id: 'cat_3', name: 'Doppia' },
    { id: 'cat_4', name: 'doppia' },
  ]),
  groups: naming<OptionGroupId>([{ id: 'opt_1', name: 'Salse' }]),
  shops: naming<ShopId>([
    { id: 'shp_1', name: 'Zanga Noto' },
    { id: 'shp_2', name: 'Zanga; Acireale' },
  ]),
};
const beside = () => ({ rootCategory: 'cat_1', optionGroups: [] });
const form: ProductForm = {
  ...blankForm,
  name: 'Arancino al ragù',
  description: '=1+1, "croccante"; da provare\nsubito',
  ingredients: '-',
  price: cents(350),
  reduction: {
    price: cents(250),
    reason: 'Festa',
    from: '2026-06-01T22:00:00.000Z',
    until: '2026-06-30T10:11:12.131Z',
  },
  pack: { quantity: 0.75, unit: 'l' },
  unit_of_measure: 'al pezzo',
  channels: ['delivery', 'pickup'],
  labels: ['spicy'],
  diet_contents: [],
  allergens: { contains: [], may_contain: ['nuts'] },
  categories: ['cat_1', 'cat_2', 'cat_3'],
  option_groups: ['opt_1'],
  recipe: [
    { id: 'ing_1', name: 'riso', removable: false },
    { id: 'ing_2', name: 'ragù | di casa', removable: true },
  ],
  windows: [
    { weekdays: [1, 5], from: 1080, to: 1590, first_date: '2026-06-01', last_date: null },
    { weekdays: [], from: 0, to: 1440, first_date: null, last_date: null },
  ],
  prices: [
    {
      ...{ price: cents(300), channel: 'onshop', shop: 'shp_1', name: '' },
      ...{ from: '2026-06-01T00:00:00.000Z', until: null, hours: null },
    },
  ],
  unsold_at: ['shp_1'],
  pairings: ['prd_9'],
  pictures: ['img_1'],
  published: true,
};
const known: Known = { slug: 'arancino', kind: 'food', form, counted_at: [{ shop: 'shp_1', pieces: 6 }] };
const written = (product: Known) => rowOf(flatOf(product), names).map(harmless);
const rowWith = (change: Readonly<Record<string, string>>, product = known) => {
  const cells = written(product);
  return new Map(tableColumns.map((column, at) => [column, change[column.name] ?? cells[at] ?? ''] as const));
};
const only = (cells: Readonly<Record<string, string>>) =>
  new Map<Column, string>(
    Object.entries(cells).flatMap(([name, text]) => {
      const column = columnCalled(name);
      return column ? [[column, text] as const] : [];
    }),
  );
const counting = (cells: Readonly<Record<string, string>>): TableRow =>
  new Map<Column | CountColumn, string>([
    ...only({ indirizzo: 'arancino' }),
    ...Object.entries(cells).flatMap(([head, text]) => {
      const column = countColumnCalled(head);
      return column ? [[column, text] as const] : [];
    }),
  ]);
const judge = (row: TableRow, product: Known | undefined = known) =>
  judgeRow(row, product, { names, beside });

it('reads hundreds of consecutive days in negligible time', () => {
  const read = () => readWindow(`${'lun,'.repeat(500)}x`);
  // A pattern that tries each way of parting them would not end before the sun does.
  expect(vm.runInNewContext('read()', { read }, { timeout: 20_000 })).toBeUndefined();
});

describe('cells', () => {
  it('are made harmless and come back as they were', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unharmed(harmless(text))).toBe(text);
        expect(harmless(text)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
    for (const text of ["'=1", "''+1", "'ciao", '=cmd()']) expect(unharmed(harmless(text))).toBe(text);
    expect(csvLine(['=1', 'a;"b"'])).toBe('\'=1;"a;""b"""\r\n');
  });

  it('hold lists of words that contain the separator', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc
            .string()
            .map((text) => text.trim())
            .filter(Boolean),
        ),
        (items) => {
          expect(splitList(joinList(items))).toEqual(items);
        },
      ),
    );
  });

  it.each([
    ['8,50', 850],
    ['8.5', 850],
    ['€ 1.250,00', 125_000],
    ['1,250.00', 125_000],
    ['10.000', 1_000_000],
    ['8,505', undefined],
    ['otto', undefined],
    ['-1', undefined],
    ['1e3', undefined],
  ])('say %s as an amount', (text, amount) => expect(readAmount(text)).toBe(amount));

  it('write every amount, day and time in a form that is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        expect(readAmount(amountText(cents(amount)))).toBe(amount);
      }),
    );
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (at) => {
        const instant = at.toISOString();
        expect(readFrom(fromText(instant))).toBe(instant);
        expect(readUntil(untilText(instant))).toBe(instant);
      }),
    );
    const windows = fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      from: fc.integer({ min: 0, max: 1439 }),
      length: fc.integer({ min: 1, max: 1440 }),
      first_date: fc.constantFrom(null, '2026-02-28'),
      last_date: fc.constantFrom(null, '2027-12-31'),
    });
    fc.assert(
      fc.property(windows, ({ length, ...window }) => {
        const whole = { ...window, to: window.from + length };
        expect(readWindow(windowText(whole))).toEqual({
          ...{ weekdays: whole.weekdays, from: whole.from, to: whole.to },
          ...{ first_date: whole.first_date, last_date: whole.last_date },
        });
      }),
    );
  });
});

describe('a row', () => {
  it('exported and unchanged changes nothing', () => {
    expect(judge(rowWith({}))).toEqual({ outcome: 'same' });
    const plain = { ...form, reduction: null, allergens: null, published: false, windows: [], recipe: [] };
    expect(judge(rowWith({}, { ...known, form: plain }), { ...known, form: plain })).toEqual({
      outcome: 'same',
    });
  });

  it('exported with the counts of shops changes nothing, and needs no column of them', () => {
    const shops = ['shp_1' as const, 'shp_2' as const];
    const cells = countRow(known.counted_at, shops);
    expect(cells).toEqual(['6', '']);
    const counted = shops.map((shop, at) => [countColumn(shop, names), cells[at] ?? ''] as const);
    expect(judge(new Map<Column | CountColumn, string>([...rowWith({}), ...counted]))).toEqual({
      outcome: 'same',
    });
    expect(judge(rowWith({}))).toEqual({ outcome: 'same' });
  });

  it('begins, changes and ends counts of shops, each found by its name', () => {
    expect(judge(counting({ 'PEZZI(zanga noto )': '9', 'pezzi (shp_2)': '0' }))).toMatchObject({
      outcome: 'changed',
      counts: [
        { shop: 'shp_1', before: 6, after: 9 },
        { shop: 'shp_2', before: null, after: 0 },
      ],
      changes: [
        { column: 'pezzi (Zanga Noto)', before: '6', after: '9' },
        { column: 'pezzi (Zanga; Acireale)', before: '', after: '0' },
      ],
    });
    expect(judge(counting({ 'pezzi (Zanga Noto)': '' }))).toMatchObject({
      counts: [{ shop: 'shp_1', before: 6, after: null }],
    });
  });

  it('changes counts also of a product that the editor would refuse today', () => {
    const old = { ...known, form: { ...form, name: '' } };
    expect(judge(counting({ 'pezzi (Zanga Noto)': '9' }), old)).toMatchObject({ outcome: 'changed' });
  });

  it.each([
    [{ 'pezzi (Zanga Noto)': '2,5' }, 'pezzi (Zanga Noto)', '«2,5» non è un numero intero di pezzi'],
    [{ 'pezzi (Zanga Noto)': "'-1" }, 'pezzi (Zanga Noto)', '«-1» non è un numero intero di pezzi'],
    [{ 'pezzi (Zanga Noto)': '100001' }, 'pezzi (Zanga Noto)', 'Al massimo 100.000 pezzi'],
    [{ 'pezzi (Zanga Nota)': '1' }, 'pezzi (Zanga Nota)', 'Il negozio «Zanga Nota» non c’è'],
    [{ 'pezzi (Zanga Noto)': '6', 'pezzi (shp_1)': '6' }, 'pezzi (shp_1)', 'Questo negozio ha due colonne'],
  ])('with the counts %j is refused', (cells, column, text) => {
    expect(judge(counting(cells))).toEqual({ outcome: 'refused', problems: [{ column, text }] });
  });

  it('takes empty columns of an unknown shop', () => {
    expect(judge(counting({ 'pezzi (Zanga Altrove)': '' }))).toEqual({ outcome: 'same' });
    expect(countColumnCalled('pezzi ()')).toBeUndefined();
    expect(countColumnCalled('pezzi')).toBeUndefined();
  });

  it('without a kind keeps the product’s', () => {
    expect(judge(rowWith({ tipo: '' }))).toEqual({ outcome: 'same' });
  });

  it('tells its changes cell by cell, and leaves the rest alone', () => {
    const judged = judge(only({ indirizzo: 'arancino', Prezzo: '4', 'fatto con': 'riso | zafferano' }));
    expect(judged).toMatchObject({
      outcome: 'changed',
      changes: [
        { column: 'prezzo', before: '3,50', after: '4,00' },
        {
          column: 'fatto_con',
          before: 'riso | ragù \\| di casa (si può togliere)',
          after: 'riso | zafferano',
        },
      ],
      form: {
        price: 400,
        pictures: ['img_1'],
        recipe: [
          { id: 'ing_1', name: 'riso' },
          { id: null, name: 'zafferano' },
        ],
      },
    });
  });

  it('is a new product where none has its address, which its name may make', () => {
    const cells = {
      tipo: 'piatto',
      nome: 'Iris al forno',
      categorie: 'da mangiare > arancini',
      prezzo: '2.50',
    };
    expect(judgeRow(only(cells), undefined, { names, beside })).toMatchObject({
      outcome: 'new',
      form: { name: 'Iris al forno', price: 250, categories: ['cat_1'], published: false, allergens: null },
    });
    expect(judgeRow(only({ nome: 'Iris' }), undefined, { names, beside })).toMatchObject({
      outcome: 'refused',
      problems: [{ column: 'tipo' }, { column: 'prezzo' }, { column: 'categorie' }],
    });
  });

  it.each([
    [{ prezzo: 'otto' }, 'prezzo', '«otto» non è un importo'],
    [{ prezzo: '' }, 'prezzo', 'La cella vuota non è un importo'],
    [{ categorie: 'Pizze' }, 'categorie', 'La categoria «Pizze» non c’è'],
    [{ categorie: 'Doppia' }, 'categorie', 'La categoria «Doppia» non c’è'],
    [{ carne_e_alcol: 'Carne | Pesce' }, 'carne_e_alcol', '«Pesce» non esiste'],
    [{ diete: 'Vegano', carne_e_alcol: 'Maiale' }, 'carne_e_alcol', '«Vegano» non va con'],
    [{ allergeni: 'Latte | Late' }, 'allergeni', 'L’allergene «Late» non esiste'],
    [{ allergeni: '', tracce: 'Latte' }, 'allergeni', 'Ci sono tracce ma nessuna dichiarazione'],
    [{ allergeni: 'Latte', tracce: 'latte' }, 'tracce', 'sia fra gli allergeni sia fra le tracce'],
    [{ opzioni: 'Impasto' }, 'opzioni', 'Il gruppo di opzioni «Impasto» non c’è'],
    [{ tipo: 'Bevanda' }, 'tipo', 'non si cambia'],
    [{ prezzo_prime: '99' }, 'prezzo_prime', 'Il prezzo per gli iscritti deve stare'],
    [{ prezzo_scontato: '99' }, 'prezzo_scontato', 'più basso del listino'],
    [{ sconto_dal: 'ieri' }, 'sconto_dal', '«ieri» non è un giorno'],
    [{ pubblicato: 'forse' }, 'pubblicato', 'scrivi sì oppure no'],
    [{ diete: 'Vegano', allergeni: 'Latte' }, 'diete', 'smentito dagli allergeni'],
    [{ indirizzo: 'Un Arancino' }, 'indirizzo', 'Solo lettere minuscole'],
  ])('is refused for %j', (change, column, text) => {
    const judged = judge(rowWith(change));
    expect(judged).toMatchObject({ outcome: 'refused', problems: [{ column }] });
    expect(judged.outcome === 'refused' && judged.problems[0]?.text).toContain(text);
  });

  it.each([
    ['0', true],
    ['10000', true],
    ['9.999,99', false],
  ])('with the price %s is asked about twice: %s', (prezzo, unusual) => {
    const plain = { ...known, form: { ...form, reduction: null } };
    expect(judge(rowWith({ prezzo, prezzo_prime: '' }, plain), plain)).toMatchObject({ unusual });
  });
});
