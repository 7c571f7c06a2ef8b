import type { Descriptions } from '../staff/editing/described.ts';

/** Fields that staff edit of a show, with the right `cinema.edit`: a row of the cinema and a product share them. */
export const showFields = {
  film: { label: 'Titolo', audit: 'Film', kind: 'text', most: 100, terse: true },
  description: { label: 'Trama', audit: 'Descrizione', kind: 'text', most: 2000 },
  shop: { label: 'Negozio', kind: 'own', key: 'shop_name' },
  hall: { label: 'Sala', kind: 'text', most: 100, terse: true },
  starts_at: { label: 'Comincia', kind: 'instant' },
  minutes: { label: 'Durata in minuti', audit: 'Minuti', kind: 'whole', least: 0, most: 1000 },
  seats: { label: 'Posti', kind: 'whole', least: 0, most: 10_000 },
  price: { label: 'Prezzo di un posto', audit: 'Prezzo', kind: 'cents', key: 'price_cents' },
  // The office puts the brand's own name for Prime into it.
  prime_price: { label: 'Prezzo Prime', kind: 'cents', optional: true, key: 'prime_price_cents' },
  age_limit: {
    label: 'Solo da questa età',
    audit: 'Età minima',
    kind: 'whole',
    optional: true,
    least: 1,
    most: 99,
  },
  category: { label: 'Categoria', kind: 'own' },
  option_groups: { label: 'Tariffe e altre scelte', audit: 'Opzioni', kind: 'own' },
  pictures: { label: 'Foto', kind: 'own' },
} as const satisfies Descriptions;
