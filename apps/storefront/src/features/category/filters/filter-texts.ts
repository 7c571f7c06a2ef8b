import { counted } from '@zanga/browser/format.ts';

/** Texts needed only with filters or tastes. */
export const filterTexts = {
  clear: 'Togli i filtri',
  removeFilter: (name: string) => `Togli il filtro ${name}`,
  diet: 'Mi serve che sia',
  without: 'Devo evitare',
  withoutNote:
    'Mostriamo solo i piatti dichiarati senza l’allergene, tracce comprese. Quelli non dichiarati non compaiono.',
  show: (count: number | undefined) =>
    count === undefined ? 'Mostra i prodotti' : `Mostra ${counted(count, 'prodotto', 'prodotti')}`,
  tastesOn: 'Filtrato per te:',
  tastesOff: 'Il filtro dei tuoi gusti è spento: qui possono esserci piatti che hai chiesto di evitare.',
  tastesTurnOff: 'Mostra tutto',
  tastesTurnOn: 'Riaccendi',
  tastesChange: 'Cambia gusti',
} as const;
