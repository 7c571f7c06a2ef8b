import type { DaySum } from '@zanga/contract/ordering/takings';

export const daySumTexts = {
  title: 'Incassi del giorno',
  day: 'Giorno',
  print: 'Stampa',
  nothing: 'In questo giorno non c’è stato nessun ordine e nessun incasso.',
  orders: (count: number) => (count === 1 ? '1 ordine del giorno' : `${count} ordini del giorno`),
  rows: {
    ordered: 'Ordinato',
    card: 'Pagato online con carta',
    taken: 'Incassato in negozio',
    lost: 'Perso',
    cancelled: 'Annullato senza incasso',
    due: 'Ancora da incassare',
    refunded: 'Rimborsato',
  } satisfies Record<Exclude<keyof DaySum['orders'], 'count'>, string>,
  disputed: (amount: string) =>
    `Contestazioni perse in questo giorno: ${amount}, di qualunque giorno sia l’ordine.`,
  redone: (count: number, worth: string) =>
    `Rifatto senza costi ${count === 1 ? '1 volta' : `${count} volte`}: ${worth} di piatti, non contati negli incassi.`,
  till: 'Cassa',
  tillLine: 'Quello che è passato dalla cassa in questo giorno, di qualunque giorno sia l’ordine.',
  how: 'Come',
  who: 'Chi',
  taken: 'Incassato',
  takenBack: 'Annullato',
  refunded: 'Restituito',
  net: 'Resta',
  total: 'Totale senza perdite',
  ways: {
    cash: 'Contanti',
    terminal: 'Carta al POS',
    voucher: 'Buono pasto',
    lost: 'Perso',
    assumed: 'Dato per pagato',
  } satisfies Record<DaySum['till'][number]['how'], string>,
  nobody: 'Sistema',
} as const;
