import {
  type Descriptions,
  isSimple,
  type OwnOf,
  type SimpleFormOf,
  type SimpleOf,
  simpleDescription,
  simpleIn,
  toldIn,
} from '../../staff/editing/described.ts';
import { channelNames, dietaryLabelNames, dietContentNames } from '../italian-names.ts';
import {
  channels,
  dietaryLabels,
  dietContents,
  type ProductKind,
  type VatClass,
  vatClasses,
} from '../vocabulary.ts';

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
    narrow: true,
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
} as const satisfies Descriptions<'sale' | 'pack', ProductKind>;

type Fields = typeof productFields;
export type ProductField = keyof Fields;
export type OwnField = OwnOf<Fields>;
export type SimpleField = SimpleOf<Fields>;
/** The simple part of a product's form. */
export type SimpleForm = SimpleFormOf<Fields>;

export const isOwn = (field: ProductField): field is OwnField => !isSimple(productFields, field);
export const simpleFields = simpleIn(productFields);
export const toldFields = toldIn(productFields);

export const descriptionOf = (field: SimpleField) => simpleDescription(productFields, field);
