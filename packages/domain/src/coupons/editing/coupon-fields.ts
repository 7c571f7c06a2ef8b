import { channelNames } from '../../catalogue/italian-names.ts';
import { channels } from '../../catalogue/vocabulary.ts';
import type { Descriptions } from '../../staff/editing/described.ts';

const noLimit = 'Vuoto: senza un limite.';

/** Fields that staff edit of a coupon, with the right `coupons.edit`, in the order of its form. */
export const couponFields = {
  title: { label: 'Titolo', kind: 'text', most: 120, drawn: { section: 'texts' } },
  description: { label: 'Descrizione', kind: 'text', most: 1000, rows: 5, drawn: { section: 'texts' } },
  code: { label: 'Codice da scrivere', audit: 'Codice', kind: 'own' },
  reward: { label: 'Che cosa regala', audit: 'Regala', kind: 'own' },
  from: { label: 'Dal giorno', audit: 'dal', kind: 'instant', column: 'begins_at' },
  until: {
    label: 'Fino al giorno compreso',
    audit: 'fino al',
    kind: 'instant',
    optional: true,
    column: 'ends_at',
  },
  minimum: { label: 'Spesa minima', kind: 'cents', key: 'minimum_cents' },
  shops: { label: 'Negozi', kind: 'own' },
  channels: {
    label: 'Modi di ordinare',
    audit: 'Come si compra',
    kind: 'choices',
    words: { known: channels, names: channelNames },
    one: 'Il modo',
  },
  categories: { label: 'Categorie', kind: 'own' },
  products: { label: 'Prodotti', kind: 'own' },
  first_order: { label: 'Solo per il primo ordine', kind: 'yes_no' },
  // The office puts the brand's own name for Prime into it.
  members_only: { label: 'Solo per chi ha Prime', kind: 'yes_no', drawn: { section: 'customers' } },
  birthday: {
    label: 'Solo nei giorni del compleanno',
    audit: 'Solo per il compleanno',
    kind: 'yes_no',
    drawn: { section: 'customers' },
  },
  limit: {
    label: 'Quante volte in tutto',
    audit: 'Volte in tutto',
    kind: 'whole',
    optional: true,
    least: 1,
    most: 1_000_000,
    column: 'use_limit',
    drawn: { section: 'arrives', hint: noLimit },
  },
  limit_per_customer: {
    label: 'Quante volte ogni cliente',
    audit: 'Volte per cliente',
    kind: 'whole',
    optional: true,
    least: 1,
    most: 20,
    drawn: { section: 'times', hint: noLimit },
  },
  stackable: {
    label: 'Anche sui prodotti già scontati',
    audit: 'Anche su prodotti scontati',
    kind: 'yes_no',
    drawn: { section: 'where' },
  },
  shareable: {
    label: 'Chi ce l’ha può regalarlo',
    audit: 'Si può regalare',
    kind: 'yes_no',
    drawn: { section: 'arrives', hint: 'Con un link, una persona alla volta.' },
  },
  given: { label: 'Arriva da solo', kind: 'own' },
} as const satisfies Descriptions<'texts' | 'where' | 'customers' | 'times' | 'arrives'>;
