import type { CategoryId, OptionGroupId, ShopId } from '../../ids.ts';
import { fieldsIn, type SimpleDescription, type Vocabulary } from '../../staff/editing/described.ts';
import { descriptionOf, isOwn, type OwnField, productFields } from '../editing/product-fields.ts';
import { allergenNames } from '../italian-names.ts';
import { type Allergen, allergens, type ProductKind } from '../vocabulary.ts';
import { amountText, readAmount } from './amounts.ts';
import { compared, joinList, splitList } from './cells.ts';
import { fromText, readFrom, readUntil, untilText } from './days.ts';
import type { FlatProduct } from './flat.ts';
import type { Naming } from './naming.ts';
import { packText, readPack } from './packs.ts';
import { readWindow, windowText } from './windows.ts';

/** Names of the categories, groups and shops in the table. */
export type Names = {
  readonly categories: Naming<CategoryId>;
  readonly groups: Naming<OptionGroupId>;
  readonly shops: Naming<ShopId>;
};

/** Problem with a cell, in words for its author. */
export type Wrong = { readonly wrong: string };
export const isWrong = (read: unknown): read is Wrong =>
  typeof read === 'object' && read !== null && 'wrong' in read;

type Field = keyof FlatProduct;

type Cell<Value> = {
  readonly write: (value: Value, names: Names) => string;
  readonly read: (text: string, names: Names) => Value | Wrong;
};

/** A column of the table: its head, and how its cells are written and read. */
export type Column<K extends Field = Field> = Cell<FlatProduct[K]> & {
  readonly name: string;
  readonly field: K;
};

const wrong = (text: string): Wrong => ({ wrong: text });
const quoted = (text: string): string =>
  text === '' ? 'La cella vuota' : `«${text.length > 60 ? `${text.slice(0, 60)}…` : text}»`;

const words: Cell<string> = { write: (text) => text, read: (text) => text };

const amount = {
  write: amountText,
  read: (text: string) =>
    readAmount(text) ?? wrong(`${quoted(text)} non è un importo: scrivi per esempio 8,50`),
};

export const whole = (unit: string): Cell<number | null> => ({
  write: (value) => (value === null ? '' : String(value)),
  read: (text) =>
    text === ''
      ? null
      : /^\d{1,9}$/.test(text)
        ? Number(text)
        : wrong(`${quoted(text)} non è un numero intero di ${unit}`),
});

/** The same, with null for an empty cell. */
const orNothing = <Value>({ write, read }: Cell<Value>): Cell<Value | null> => ({
  write: (value, names) => (value === null ? '' : write(value, names)),
  read: (text, names) => (text === '' ? null : read(text, names)),
});

const yes = new Set(['sì', 'si', 's', 'x', '1', 'vero', 'true', 'yes']);
const no = new Set(['no', 'n', '', '0', 'falso', 'false']);
const yesOrNo: Cell<boolean> = {
  write: (value) => (value ? 'sì' : 'no'),
  read: (text) =>
    yes.has(compared(text)) ||
    (no.has(compared(text)) ? false : wrong(`${quoted(text)}: scrivi sì oppure no`)),
};

const findWord = <Word extends string>({ known, names, also = {} }: Vocabulary<Word>, text: string) => {
  const asked = compared(text);
  return known.find((word) => word === asked || compared(names[word]) === asked) ?? also[asked];
};

const oneOf = <Word extends string>(vocabulary: Vocabulary<Word>): Cell<Word> => ({
  write: (word) => vocabulary.names[word],
  read: (text) =>
    findWord(vocabulary, text) ??
    wrong(`${quoted(text)} non è fra: ${vocabulary.known.map((word) => vocabulary.names[word]).join(', ')}`),
});

/** Each item as found, in the order of the table, or the problem of the first unknown one. */
const eachOf = <Value>(items: readonly string[], find: (item: string) => Value | Wrong): Value[] | Wrong => {
  const found: Value[] = [];
  for (const item of items) {
    const value = find(item);
    if (isWrong(value)) return value;
    found.push(value);
  }
  return found;
};

/** Several words of a vocabulary, in its order. Commas separate them, too: no word of the vocabulary holds one. */
const someOf = <Word extends string>(vocabulary: Vocabulary<Word>, what: string): Cell<readonly Word[]> => ({
  write: (some) => joinList(some.map((word) => vocabulary.names[word])),
  read: (text) => {
    const items = splitList(text.replaceAll(',', '|'));
    const found = eachOf(
      items,
      (item) => findWord(vocabulary, item) ?? wrong(`${what} ${quoted(item)} non esiste`),
    );
    return isWrong(found) ? found : vocabulary.known.filter((word) => found.includes(word));
  },
});

const thingsOf = <Kind extends string>(
  of: (names: Names) => Naming<Kind>,
  what: string,
): Cell<readonly Kind[]> => ({
  write: (ids, names) => joinList(ids.map((id) => of(names).nameOf(id))),
  read: (text, names) =>
    eachOf(splitList(text), (item) => of(names).find(item) ?? wrong(`${what} ${quoted(item)} non c’è`)),
});

const allergenWords: Vocabulary<Allergen> = {
  known: allergens,
  names: allergenNames,
  also: { glutine: 'gluten', solfiti: 'sulphites', soja: 'soy', uovo: 'eggs' },
};
const manyAllergens = someOf(allergenWords, 'L’allergene');

/** A word of its own declares "none": an empty cell declares nothing. */
const declared = <Word>(many: Cell<readonly Word[]>): Cell<readonly Word[] | null> => ({
  write: (some, names) => (some === null ? '' : some.length === 0 ? 'nessuno' : many.write(some, names)),
  read: (text, names) => (text === '' ? null : compared(text) === 'nessuno' ? [] : many.read(text, names)),
});

const removableMark = ' (si può togliere)';
const recipe: Cell<FlatProduct['recipe']> = {
  write: (items) => joinList(items.map(({ name, removable }) => (removable ? name + removableMark : name))),
  read: (text) =>
    splitList(text).map((item) =>
      item.endsWith(removableMark)
        ? { name: item.slice(0, -removableMark.length).trim(), removable: true }
        : { name: item, removable: false },
    ),
};

const windows: Cell<FlatProduct['windows']> = {
  write: (some) => joinList(some.map(windowText)),
  read: (text) =>
    eachOf(
      splitList(text),
      (item) => readWindow(item) ?? wrong(`${quoted(item)}: scrivi per esempio lun mar 18:00-23:30`),
    ),
};

const pack: Cell<NonNullable<FlatProduct['pack']>> = {
  write: packText,
  read: (text) => readPack(text) ?? wrong(`${quoted(text)}: scrivi per esempio 75 cl, o 0,5 kg`),
};

const day = (
  read: (text: string) => string | undefined,
  write: (instant: string) => string,
): Cell<string> => ({
  write,
  read: (text) => read(text) ?? wrong(`${quoted(text)} non è un giorno: scrivi per esempio 31/05/2026`),
});

const kindNames: Readonly<Record<ProductKind, string>> = {
  food: 'Piatto',
  drink: 'Bevanda',
  merchandise: 'Merchandising',
  cinema: 'Cinema',
};
// Each column writes and reads only its own field, which all columns have in common.
const asColumn = (made: object) => made as unknown as Column;

const column = <K extends Field>(name: string, field: K, cell: Cell<FlatProduct[K]>): Column =>
  asColumn({ name, field, ...cell });

const cellOf = (field: SimpleDescription) => {
  switch (field.kind) {
    case 'yes_no':
      return yesOrNo;
    case 'text':
      return field.optional ? orNothing(words) : words;
    case 'whole':
      return whole(field.unit ?? '');
    case 'cents':
      return field.optional ? orNothing(amount) : amount;
    case 'instant':
      return orNothing(day(readFrom, fromText));
    case 'choice':
      return oneOf(field.words);
    case 'choices': {
      const some = someOf(field.words, field.one);
      return field.optional ? declared(some) : some;
    }
  }
};

/** Columns of the fields that have a shape of their own. */
const ownColumns: Readonly<Record<OwnField, readonly Column[]>> = {
  categories: [
    column(
      'categorie',
      'categories',
      thingsOf(({ categories }) => categories, 'La categoria'),
    ),
  ],
  reduction: [
    column('prezzo_scontato', 'reduced_price', orNothing(amount)),
    column('sconto_perché', 'reduced_reason', words),
    column('sconto_dal', 'reduced_from', orNothing(day(readFrom, fromText))),
    column('sconto_al', 'reduced_until', orNothing(day(readUntil, untilText))),
  ],
  prices: [],
  pack: [column('confezione', 'pack', orNothing(pack))],
  allergens: [
    column('allergeni', 'contains', declared(manyAllergens)),
    column('tracce', 'may_contain', manyAllergens),
  ],
  option_groups: [
    column(
      'opzioni',
      'option_groups',
      thingsOf(({ groups }) => groups, 'Il gruppo di opzioni'),
    ),
  ],
  recipe: [column('fatto_con', 'recipe', recipe)],
  windows: [column('quando', 'windows', windows)],
  unsold_at: [
    column(
      'non_in_vendita_a',
      'unsold_at',
      thingsOf(({ shops }) => shops, 'Il negozio'),
    ),
  ],
  pairings: [],
  pictures: [],
};

/** All columns of the table, in its order. */
export const tableColumns: readonly Column[] = [
  column('indirizzo', 'slug', words),
  column('tipo', 'kind', oneOf<ProductKind>({ known: ['food', 'drink', 'merchandise'], names: kindNames })),
  ...fieldsIn(productFields).flatMap((field) => {
    if (isOwn(field)) return ownColumns[field];
    const description = descriptionOf(field);
    return description.cell ? asColumn({ name: description.cell, field, ...cellOf(description) }) : [];
  }),
];

export const columnNames: readonly string[] = tableColumns.map(({ name }) => name);

/** Head of a column for comparison, without accents, case and extra spaces. */
const plainName = (text: string): string =>
  compared(text)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[\s-]+/g, '_');
export const columnCalled = (head: string): Column | undefined =>
  tableColumns.find(({ name }) => plainName(name) === plainName(head));

const amounts: ReadonlySet<string> = new Set([
  'reduced_price',
  ...fieldsIn(productFields).filter((field) => productFields[field].kind === 'cents'),
]);

/** A product in JSON under the same names: amounts as euro, lists as lists, all else as its cell. */
export const jsonRowOf = (flat: FlatProduct, names: Names): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    tableColumns.map(({ name, field, write }) => {
      const value = flat[field];
      if (value === null || typeof value === 'boolean') return [name, value];
      if (typeof value === 'number') return [name, amounts.has(field) ? value / 100 : value];
      const text = write(value, names);
      return [name, Array.isArray(value) ? splitList(text) : text];
    }),
  );

/** A product as the cells of its row. */
export const rowOf = (flat: FlatProduct, names: Names): readonly string[] =>
  tableColumns.map(({ field, write }) => write(flat[field], names));
