import type { cardFilters, memberFilters } from '@zanga/contract/ordering/prime-members';
import { names } from '../../../base/names.ts';
import { stateNames } from './member-words.ts';

export const filterNames: Readonly<Record<(typeof memberFilters)[number], string>> = {
  current: 'Tutti quelli attivi',
  ...stateNames,
};

export const cardFilterNames: Readonly<Record<(typeof cardFilters)[number], string>> = {
  expiring: 'scade presto o è scaduta',
  missing: 'nessuna carta salvata',
};

export const membersTexts = {
  title: `Iscritti a ${names.membership}`,
  line: 'Chi ha un abbonamento, a che punto è e con quale carta paga.',
  plan: 'Il piano',
  list: 'Iscritti',
  search: 'Cerca per nome o email',
  state: 'Stato',
  card: 'Carta',
  version: 'Piano',
  any: 'tutti',
  anyCard: 'tutte',
  columns: {
    name: 'Nome',
    email: 'Email',
    state: 'Stato',
    plan: 'Piano',
    since: 'Dal',
    next: 'Prossimo addebito',
    card: 'Carta',
    expires: 'Scade',
  },
  planOf: (version: string, price: string) => `${version}, ${price}`,
  ends: (day: string) => `finisce il ${day}`,
  ended: (day: string) => `finito il ${day}`,
  noCard: 'Nessuna',
  unknown: 'Non si sa',
  empty: { title: 'Nessun iscritto', line: `Qui compare chi si iscrive a ${names.membership}.` },
} as const;

export const memberTexts = {
  back: 'Tutti gli iscritti',
  facts: {
    state: 'Stato',
    plan: 'Piano',
    since: 'Iscritto dal',
    trial: 'Prova fino al',
    next: 'Prossimo addebito',
    ends: 'Finisce il',
    ended: 'Finito il',
    withdrawal: 'Può recedere fino al',
    card: 'Carta',
    phone: 'Telefono',
    email: 'Email',
    charged: 'Ha pagato in tutto',
    saved: 'Ha risparmiato',
  },
  on: (day: string, amount: string) => `${day}, ${amount}`,
  cardUntil: (card: string, until: string | undefined) => (until ? `${card}, scade ${until}` : card),
  cardSoon: 'La carta scade presto: al prossimo rinnovo potrebbe non passare.',
  cardOver: 'La carta è scaduta: il prossimo rinnovo non passerà.',
  gone: 'L’account è stato cancellato: restano solo i pagamenti.',
  payments: 'Pagamenti',
  paymentsTable: 'Tabella dei pagamenti',
  noPayments: 'Non c’è ancora nessun pagamento.',
  paymentColumns: { at: 'Quando', what: 'Che cosa', amount: 'Importo', state: 'A che punto è' },
  hold: 'Verifica della carta',
  trial: 'Prova',
  month: (month: number) => `Mese ${month}`,
  givenBack: (amount: string, day: string, why: string) =>
    `${amount} rimborsati il ${day}${why === '' ? '' : `, ${why}`}`,
  disputed: (amount: string) => `${amount} già tornati al cliente: contestazione persa`,
  refundFailed: (amount: string) => `Rimborso di ${amount} non riuscito: si può rifare`,
  refund: (amount: string) => `Rimborsa ${amount}`,
  timeline: 'Che cosa è successo',
  others: 'Altri abbonamenti della stessa persona',
  notes: 'Note tra colleghi',
  note: 'Nota',
  noteHint: 'La leggono solo i colleghi. Resta com’è.',
  noteMissing: 'Scrivi qualcosa',
  leaveNote: 'Lascia la nota',
  noteLeft: 'Nota lasciata',

  onRequest: 'Se lo chiede',
  onRequestLine: 'Ogni cosa viene scritta nel registro, e chi è iscritto riceve una mail.',
  cancel: 'Disdici a fine periodo',
  resume: 'Ritira la disdetta',
  endNow: 'Chiudi adesso',

  reason: 'Motivo, resta nel registro',
  reasonMissing: 'Scrivi il motivo',
  keep: 'Lascia com’è',
  cancelTitle: 'Disdire a fine periodo?',
  cancelLine: (day: string) =>
    `Resta attivo fino al ${day} e poi finisce, senza altri addebiti. Non si rimborsa niente. Fino ad allora può ripensarci da sé.`,
  cancelYes: (day: string) => `Disdici al ${day}, 0,00 € di rimborso`,
  cancelled: 'Disdetto: abbiamo mandato la conferma',
  resumeTitle: 'Ritirare la disdetta?',
  resumeLine: (price: string, day: string) =>
    `L’abbonamento continua alle stesse condizioni: ${price} al mese, prossimo addebito il ${day}. Chi è iscritto lo legge in una mail.`,
  resumeYes: 'Ritira la disdetta',
  resumed: 'Disdetta ritirata: abbiamo mandato la conferma',
  endTitle: 'Chiudere adesso?',
  endWithdrawal: (amount: string) =>
    `È entro i quattordici giorni: l’abbonamento finisce subito e torna sulla carta tutto quello che è costato, ${amount}.`,
  endWithoutRefund:
    'L’abbonamento finisce subito, con i suoi vantaggi. I quattordici giorni sono passati: da sé non torna indietro niente. Se un addebito va restituito, rimborsalo dai pagamenti.',
  endYes: (amount: string) => `Chiudi adesso e rimborsa ${amount}`,
  endYesFree: 'Chiudi adesso, 0,00 € di rimborso',
  ended: 'Abbonamento chiuso: abbiamo mandato la conferma',
  refundTitle: 'Rimborsare questo addebito?',
  refundLine: (amount: string, day: string) =>
    `Dell’addebito del ${day} si possono restituire ${amount}, sulla stessa carta. L’abbonamento resta com’è.`,
  refundDisputed: (amount: string) =>
    `Altri ${amount} li ha già restituiti la banca, con una contestazione persa.`,
  sum: 'Quanto',
  sumHint: (most: string) => `Tutto, ${most}, o una parte.`,
  sumUnreadable: 'Scrivi un importo, per esempio 2,50',
  sumWrong: (most: string) => `Da 0,01 € a ${most}`,
  refundYes: (amount: string) => `Rimborsa ${amount}`,
  refunded: (amount: string) => `Rimborso di ${amount} partito`,
} as const;
