import type { Names } from '@zanga/domain/brand/names';
import { italianNumber } from '@zanga/domain/italian-number';

/** Texts around reviews. */
export const reviewTexts = {
  title: 'Recensioni verificate',
  /** Art. 22, comma 5-bis, of the Italian consumer code: how we check that the author has ordered the product. */
  verified:
    'Scrive solo chi ha ordinato: ogni recensione è legata a un ordine consegnato, una per ordine, entro 30 giorni. Le leggiamo prima di pubblicarle e scartiamo soltanto offese, dati personali, pubblicità e testi che non parlano dell’ordine. Il voto, alto o basso, non conta. Nessuno viene pagato per scrivere.',
  how: 'Come le verifichiamo',
  stars: (stars: number) =>
    `${stars === 1 ? '1 stella' : `${italianNumber(stars, { most: 1 })} stelle`} su 5`,
  average: (average: number) => italianNumber(average, { least: 1, most: 1 }),
  count: (count: number) => (count === 1 ? '1 recensione' : `${count} recensioni`),
  split: (stars: number, count: number) =>
    `${stars === 1 ? '1 stella' : `${stars} stelle`}: ${reviewTexts.count(count)}`,
  answer: ({ brand }: Names) => `La risposta di ${brand}`,
  more: 'Mostra altre recensioni',
  failed: 'Le recensioni non arrivano. Riprova tra poco.',
} as const;
