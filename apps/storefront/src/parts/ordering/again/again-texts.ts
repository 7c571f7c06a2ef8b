import { counted } from '@zanga/browser/format.ts';

/** Texts for ordering again. */
export const againTexts = {
  action: 'Ordina di nuovo',
  actionOf: (number: string) => `Ordina di nuovo: ordine ${number}`,
  last: 'Come l’altra volta?',
  paid: (total: string) => `l’altra volta ${total}`,
  none: 'Oggi non c’è più nulla di quest’ordine.',
  showsOver: 'Quella serata è passata: guarda le prossime.',
  shows: 'Al cinema',

  question: 'Nel carrello c’è già qualcosa',
  body: (pieces: number) =>
    `Hai già ${counted(pieces, 'prodotto', 'prodotti')} nel carrello. Aggiungiamo quest’ordine o cominciamo da capo?`,
  add: 'Aggiungi a quello che c’è',
  instead: 'Svuota e metti quest’ordine',
  cancel: 'Lascia tutto com’è',

  news: 'Rispetto all’altra volta',
  why: {
    gone: 'non c’è più',
    sold_out: 'oggi è finito',
    over: 'la serata è passata',
    options: 'le scelte sono cambiate',
  },
  choose: (name: string) => `Scegli di nuovo: ${name}`,
  dearer: (name: string, before: string, now: string) => `${name}: ora ${now}, costava ${before}`,
  read: 'Ho capito',
} as const;
