import type { HoursForm } from '@zanga/domain/shops/editing/hours-form';

export const fieldNames: Readonly<Record<keyof HoursForm, string>> = {
  weeks: 'Settimana',
  exceptions: 'Giorni diversi',
};

const orders = (count: number): string => (count === 1 ? 'un ordine già preso' : `${count} ordini già presi`);

export const hoursTexts = {
  noServices: 'Questo negozio non offre ancora nessun servizio: sceglilo nei dati, poi scrivi gli orari.',
  closedDay: 'chiuso',
  opens: (day: string) => `${day}, apre`,
  closes: (day: string) => `${day}, chiude`,
  to: '–',
  nextDay: 'del giorno dopo',
  addInterval: 'Aggiungi orario',
  addIntervalOn: (day: string) => `Aggiungi orario: ${day}`,
  remove: 'Togli',
  removeInterval: (day: string, hours: string) => `Togli ${hours}: ${day}`,
  everyDay: 'Su tutti i giorni',
  everyDayFrom: (day: string) => `Su tutti i giorni come ${day}`,
  like: 'Copia la settimana da',
  choose: 'un altro servizio…',
  unusual: 'Giorni diversi',
  unusualHint:
    'Feste, ferie, aperture speciali: quel giorno valgono questi orari al posto di quelli della settimana.',
  noneUnusual: 'Nessun giorno diverso in arrivo.',
  past: (count: number) =>
    count === 1 ? 'Un giorno passato è conservato.' : `${count} giorni passati sono conservati.`,
  addDay: 'Aggiungi un giorno',
  addHolidays: 'Aggiungi le feste',
  date: 'Giorno',
  service: 'Vale per',
  everyService: 'Tutti i servizi',
  reason: 'Perché',
  reasonHint: 'Lo leggono i clienti.',
  removeDay: (day: string) => `Togli il giorno ${day}`,
  holidays: {
    title: 'Feste dei prossimi dodici mesi',
    line: 'Scegli quando restate chiusi. Per aprire con un altro orario, aggiungi poi gli orari al giorno.',
    add: (count: number) => (count === 1 ? 'Chiudi un giorno' : `Chiudi ${count} giorni`),
    none: 'Ci sono già tutte.',
  },
  ahead: 'I prossimi 14 giorni',
  aheadHint: 'Come saranno con questi orari, anche prima di salvare. Un negozio in pausa resta in pausa.',
  changed: 'cambia',
  clock: {
    forward: 'L’orologio va avanti: dalle 2 si passa alle 3.',
    back: 'L’orologio torna indietro: le ore dalle 2 alle 3 vengono due volte.',
  },
  outside: (count: number) => `${orders(count)} ${count === 1 ? 'resta' : 'restano'} fuori dai nuovi orari.`,
  outsideTitle: 'Ci sono ordini fuori dai nuovi orari',
  outsideLine: (count: number) =>
    `Con questi orari ${orders(count)} ${count === 1 ? 'resta' : 'restano'} fuori. Non si annullano: chi li ha fatti li aspetta, e si vedono in «Ordini in corso».`,
  outsideYes: 'Salva e tieni gli ordini',
  outsideNo: 'Torna agli orari',
  wrong: 'C’è qualcosa da sistemare nei giorni segnati.',
  saved: 'Orari salvati: i clienti li vedono già così',
  meanwhile: 'Qualcun altro ha salvato questi orari mentre li modificavi',
} as const;
