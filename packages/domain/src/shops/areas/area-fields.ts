import type { Descriptions } from '../../staff/editing/described.ts';

/** Fields that staff edit of a delivery area, with the right `shops.edit`. */
export const areaFields = {
  name: {
    label: 'Nome',
    kind: 'text',
    most: 60,
    terse: true,
    drawn: { section: 'name', hint: 'Come la chiama chi ci abita: lo sceglie chi scrive l’indirizzo.' },
  },
  polygon: { label: 'Contorno (GeoJSON)', audit: 'vertici', kind: 'own', key: 'outline' },
  fee: { label: 'Costo di consegna', audit: 'consegna', kind: 'cents', key: 'fee_cents' },
  minimum: {
    label: 'Ordine minimo',
    audit: 'minimo',
    kind: 'cents',
    key: 'minimum_order_cents',
    column: 'minimum_cents',
  },
  free_over: {
    label: 'Gratis da',
    audit: 'gratis da',
    kind: 'cents',
    optional: true,
    key: 'free_over_cents',
  },
  // From the kitchen to the door; its rule names the limits in minutes.
  lead_minutes: { label: 'Minuti di strada', audit: 'minuti di strada', kind: 'own' },
  towns: { label: 'Comuni', audit: 'comuni', kind: 'own' },
  streets: { label: 'Vie', audit: 'vie', kind: 'own' },
} as const satisfies Descriptions<'name'>;
