import type { Cents } from '../../money.ts';
import { channelNames, dietaryLabelNames, dietContentNames } from '../italian-names.ts';
import {
  channels,
  dietaryLabels,
  dietContents,
  type ProductKind,
  type VatClass,
  vatClasses,
} from '../vocabulary.ts';

/** Words of a list, with their Italian names and the other names by which files call them. */
export type Vocabulary<Word extends string = string> = {
  readonly known: readonly Word[];
  readonly names: Readonly<Record<Word, string>>;
  readonly also?: Readonly<Record<string, Word>>;
};

/** A field that the office's form draws from its description: where, with which words, for which kinds of product. */
export type Drawn = {
  readonly section: 'sale' | 'pack';
  readonly label?: string;
  readonly hint?: string;
  readonly of?: readonly ProductKind[];
};

/** Value of a field and its limits. An optional one may be null. */
type Value =
  | { readonly kind: 'yes_no'; readonly drawn?: Drawn }
  | { readonly kind: 'text'; readonly most: number; readonly optional?: true; readonly drawn?: Drawn }
  | {
      readonly kind: 'whole';
      readonly least: number;
      readonly most: number;
      /** Counted in these: `anni`. */
      readonly unit: string;
      readonly optional: true;
      readonly drawn?: Drawn;
    }
  | { readonly kind: 'cents'; readonly optional?: true }
  | { readonly kind: 'instant'; readonly optional: true }
  | { readonly kind: 'choice'; readonly words: Vocabulary }
  | {
      readonly kind: 'choices';
      readonly words: Vocabulary;
      /** One of them, as a sentence begins: `Il canale`. */
      readonly one: string;
      readonly optional?: true;
    };

type Described = {
  /** Its name in the office. */
  readonly label: string;
  /** Its name in the audit, where that differs. */
  readonly audit?: string;
  /** Its column of `products` and its key in the audit, where they are not called like the field. */
  readonly key?: string;
};

/** A field that is one value: one column of `products`, one column in the file of the menu. */
export type SimpleDescription = Described &
  Value & {
    /** Head of its column in the file of the menu; absent, files leave it as it is. */
    readonly cell?: string;
    /** Customers read it as it is stored. */
    readonly told?: true;
  };

export type DrawnDescription = Extract<SimpleDescription, { readonly drawn?: Drawn }>;

/** A field with a shape of its own (`OwnValues`), stored and drawn by code of its own. */
type OwnDescription = Described & { readonly kind: 'own' };

type FieldDescription = SimpleDescription | OwnDescription;

const vatNames = {
  prepared_food: 'Piatto preparato',
  drink: 'Bevanda',
  alcohol: 'Alcolico',
  merchandise: 'Merchandising',
  cinema: 'Cinema',
} as const satisfies Record<VatClass, string>;

/**
 * Fields that staff edit of a product, with the right `menu.edit`, in the order of the menu's file. Made from it: form,
 * schema, columns of the table and of the file, texts of the office and of the audit, told fields of the shop.
 */
export const productFields = {
  name: { label: 'Nome', kind: 'text', most: 120, cell: 'nome' },
  description: { label: 'Descrizione', kind: 'text', most: 2000, cell: 'descrizione' },
  ingredients: {
    label: 'Ingredienti in etichetta',
    audit: 'Ingredienti',
    kind: 'text',
    most: 2000,
    cell: 'ingredienti',
  },
  categories: { label: 'Categorie', kind: 'own' },
  price: { label: 'Prezzo', kind: 'cents', key: 'price_cents', cell: 'prezzo' },
  prime_price: {
    // The office puts the brand's own name for Prime into it.
    label: 'Prezzo Prime',
    kind: 'cents',
    optional: true,
    key: 'prime_price_cents',
    cell: 'prezzo_prime',
  },
  reduction: { label: 'Sconto', kind: 'own' },
  prices: { label: 'Altri prezzi', audit: 'Prezzi propri', kind: 'own', key: 'price_rules' },
  vat_class: {
    label: 'IVA',
    kind: 'choice',
    words: { known: vatClasses, names: vatNames },
    cell: 'iva',
  },
  age_limit: {
    label: 'Età minima',
    kind: 'whole',
    optional: true,
    least: 1,
    most: 99,
    unit: 'anni',
    cell: 'età_minima',
    told: true,
    drawn: {
      section: 'sale',
      label: 'Solo da questa età',
      hint: 'Vuoto: per tutti. Gli alcolici vogliono 18.',
    },
  },
  frozen: {
    label: 'Surgelato',
    kind: 'yes_no',
    cell: 'surgelato',
    told: true,
    drawn: { section: 'sale', hint: 'Se è o può essere surgelato all’origine.', of: ['food'] },
  },
  stock: {
    label: 'Pezzi in magazzino',
    kind: 'whole',
    optional: true,
    least: 0,
    most: 1_000_000,
    unit: 'pezzi',
    cell: 'pezzi',
    drawn: { section: 'sale', of: ['merchandise'] },
  },
  pack: { label: 'Confezione', kind: 'own' },
  unit_of_measure: {
    label: 'Si vende',
    kind: 'text',
    optional: true,
    most: 40,
    cell: 'venduto_a',
    drawn: {
      section: 'pack',
      hint: 'Si legge accanto al prezzo, per esempio «al pezzo». Vuoto: quello che dice la categoria.',
    },
  },
  channels: {
    label: 'Come si compra',
    kind: 'choices',
    words: { known: channels, names: channelNames },
    one: 'Il canale',
    cell: 'canali',
  },
  labels: {
    label: 'Diete',
    kind: 'choices',
    words: { known: dietaryLabels, names: dietaryLabelNames },
    one: 'La dieta',
    cell: 'diete',
    told: true,
  },
  // Ingredients beside the allergens; null until declared.
  diet_contents: {
    label: 'Carne, maiale, alcol',
    kind: 'choices',
    optional: true,
    words: { known: dietContents, names: dietContentNames, also: { suino: 'pork', alcool: 'alcohol' } },
    one: 'Fra carne, maiale e alcol',
    cell: 'carne_e_alcol',
  },
  allergens: { label: 'Allergeni', kind: 'own' },
  option_groups: { label: 'Opzioni', kind: 'own' },
  recipe: { label: 'Fatto con', kind: 'own' },
  windows: { label: 'Quando si può avere', kind: 'own' },
  unsold_at: { label: 'Dove non si vende', audit: 'Non si vende a', kind: 'own' },
  pairings: { label: 'Con cosa sta bene', kind: 'own' },
  pictures: { label: 'Foto', kind: 'own' },
  published: { label: 'Pubblicato', kind: 'yes_no', cell: 'pubblicato' },
  // Put away: not for sale any more.
  archived: { label: 'In archivio', audit: 'Archiviato', kind: 'yes_no', cell: 'archiviato' },
  publish_at: { label: 'Va in vendita da solo', audit: 'Va in vendita il', kind: 'instant', optional: true },
  archive_at: {
    label: 'Va in archivio da solo',
    audit: 'Va in archivio il',
    kind: 'instant',
    optional: true,
  },
} as const satisfies Readonly<Record<string, FieldDescription>>;

type Fields = typeof productFields;
export type ProductField = keyof Fields;
export type OwnField = { [F in ProductField]: Fields[F]['kind'] extends 'own' ? F : never }[ProductField];
export type SimpleField = Exclude<ProductField, OwnField>;
/** Fields that customers read as they are stored. */
export type ToldField = { [F in SimpleField]: Fields[F] extends { told: true } ? F : never }[SimpleField];
type NamedByKey<D, F> = D extends { readonly key: infer Key extends string } ? Key : F;
/** A field's column of `products`, and its key in the audit. */
export type KeyOf<F extends ProductField> = F extends ProductField ? NamedByKey<Fields[F], F> : never;
/** Keys of a product's entries in the audit. */
export type ProductAuditKey = KeyOf<ProductField>;

type Word<D> = D extends { readonly words: { readonly known: readonly (infer W)[] } } ? W : never;
type Held<D> = D extends { kind: 'yes_no' }
  ? boolean
  : D extends { kind: 'whole' }
    ? number
    : D extends { kind: 'cents' }
      ? Cents
      : D extends { kind: 'choice' }
        ? Word<D>
        : D extends { kind: 'choices' }
          ? readonly Word<D>[]
          : string;
type ValueOf<D> = Held<D> | (D extends { readonly optional: true } ? null : never);

/** The simple part of a product's form. */
export type SimpleForm = { readonly [F in SimpleField]: ValueOf<Fields[F]> };

// The keys of the description are the fields.
export const fieldsInOrder = Object.keys(productFields) as readonly ProductField[];

const described: Readonly<Record<ProductField, FieldDescription>> = productFields;

const isSimple = (field: ProductField): field is SimpleField => described[field].kind !== 'own';
export const isOwn = (field: ProductField): field is OwnField => described[field].kind === 'own';
export const simpleFields = fieldsInOrder.filter(isSimple);
const isTold = (field: SimpleField): field is ToldField => 'told' in productFields[field];
export const toldFields = simpleFields.filter(isTold);

/** A simple field, as all of them have it in common. */
export const descriptionOf = (field: SimpleField): SimpleDescription => productFields[field];

export const keyOf = <F extends ProductField>(field: F): KeyOf<F> =>
  // The type reads the same line of the description.
  (described[field].key ?? field) as KeyOf<F>;

/** Makes a record with one value for each of some fields; `make` answers for the type of each value. */
const eachOf =
  <Field extends ProductField>(fields: readonly Field[]) =>
  <Made extends Readonly<Record<Field, unknown>>>(make: (field: Field) => unknown): Made =>
    // The keys are the fields.
    Object.fromEntries(fields.map((field) => [field, make(field)])) as Made;
export const eachSimple = eachOf(simpleFields);
export const eachTold = eachOf(toldFields);

/** Names of the fields in the office. */
export const fieldLabels = eachOf(fieldsInOrder)<Readonly<Record<ProductField, string>>>(
  (field) => described[field].label,
);

/** Names of the fields in the audit, by their keys there. */
export const fieldAuditWords = Object.fromEntries(
  fieldsInOrder.map((field) => [keyOf(field), described[field].audit ?? described[field].label]),
  // Each key is the one of its field.
) as Readonly<Record<ProductAuditKey, string>>;

/** Italian names of the words that choices hold, by the keys of the audit. */
export const fieldChoiceNames: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    simpleFields.flatMap((field) => {
      const description = descriptionOf(field);
      return 'words' in description ? [[keyOf(field), description.words.names] as const] : [];
    }),
  );
