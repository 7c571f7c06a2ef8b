import { counted } from '@zanga/browser/format.ts';

export const flowTexts = {
  title: 'Ultimi 30 giorni',
  line: 'Quello che hanno portato gli ordini fatti in quel momento: pagato con carta o incassato, meno i rimborsi e le contestazioni perse.',
  nothing: 'In questi 30 giorni non c’è stato nessun ordine.',
  days: 'Giorno per giorno',
  day: 'Giorno',
  weekday: 'In media, per giorno della settimana',
  weekdayLine: 'Contano i giorni con almeno un ordine; oggi no, perché non è finito.',
  weekdayName: 'Giorno della settimana',
  weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  hours: 'Per ora dell’ordine',
  hoursLine: 'Tutti i giorni insieme.',
  hourName: 'Ora',
  hour: (hour: number) => `dalle ${hour} alle ${hour + 1}`,
  orders: (count: number) => (count === 0 ? 'nessun ordine' : counted(count, 'ordine', 'ordini')),
  soFar: 'finora',
  meanOf: (days: number) => (days === 0 ? 'nessun giorno' : `media di ${counted(days, 'giorno', 'giorni')}`),
  words: { measure: 'Importo', note: 'Su che cosa', none: 'niente' },
} as const;
