import { counted } from '@zanga/browser/format.ts';
import type { ShowOrder } from '@zanga/contract/ordering/cinema-office';

export const showsTexts = {
  title: 'Cinema',
  line: 'Gli spettacoli che non sono ancora finiti, con i posti venduti.',
  list: 'Spettacoli',
  empty: { title: 'Non c’è nessuno spettacolo in programma' },
  columns: {
    film: 'Spettacolo',
    when: 'Quando',
    hall: 'Sala',
    shop: 'Negozio',
    sold: 'Venduti',
    left: 'Liberi',
    state: 'Stato',
  },
  left: (left: number) => (left === 0 ? 'esaurito' : counted(left, 'libero', 'liberi')),
  sold: (sold: number, seats: number) => `${sold} di ${seats}`,
  on: 'In programma',
  running: 'È cominciato',
  over: 'Finito',
  cancelled: 'Annullato',

  back: 'Tutti gli spettacoli',
  facts: {
    when: 'Quando',
    where: 'Dove',
    sold: 'Posti venduti',
    left: 'Ancora liberi',
    burnt: 'Già entrati',
  },
  print: 'Stampa la lista',
  entered: 'Entrati',
  enteredOf: (burnt: number, tickets: number) => `${burnt} di ${tickets}`,
  orders: 'Ordini con biglietti',
  ordersTable: 'Tabella degli ordini con biglietti',
  noOrders: 'Nessuno ha biglietti per questo spettacolo.',
  orderColumns: {
    order: 'Ordine',
    name: 'Cliente',
    tickets: 'Biglietti',
    amount: 'Da rimborsare',
    state: 'A che punto è',
  },
  given: 'Rimborsato',
  states: {
    waiting: 'Sta pagando',
    out: 'Ha i biglietti',
    next: 'Rimborso in corso',
    done: 'Rimborsato',
    byHand: 'Da ridare a mano',
    nothing: 'Niente da rimborsare',
    failed: 'Rimborso non riuscito',
  },
  cancelledOn: (moment: string) => `Annullato il ${moment}`,
  reasonRead: (reason: string) => `I clienti leggono: ${reason}`,
  progress: (left: number) =>
    left === 0
      ? 'Tutti gli ordini sono stati chiusi e avvisati.'
      : `Mancano ancora ${counted(left, 'ordine', 'ordini')}: va avanti da solo, anche se chiudi questa pagina.`,

  cancel: 'Annulla lo spettacolo',
  cancelTitle: (film: string) => `Annullare ${film}?`,
  cancelLine: (orders: number) =>
    orders === 0
      ? 'Nessuno ha biglietti. Lo spettacolo non si potrà più comprare, e non si torna indietro.'
      : `${counted(orders, 'ordine riceve', 'ordini ricevono')} il rimborso e un messaggio. I biglietti non valgono più e non si torna indietro.`,
  burntLine: (burnt: number) =>
    `${counted(burnt, 'persona è già entrata', 'persone sono già entrate')}: riceve il rimborso anche chi è dentro.`,
  reason: 'Motivo, lo leggono i clienti',
  reasons: ['Piove sull’arena', 'Il proiettore è guasto', 'La pellicola non è arrivata'],
  reasonMissing: 'scrivi il motivo, lo leggono i clienti',
  confirm: (amount: string) => `Annulla e rimborsa ${amount}`,
  confirmNothing: 'Annulla lo spettacolo',
  keep: 'Lascialo in programma',
  done: 'Spettacolo annullato: i rimborsi partono adesso',
} as const;

export type ShowOrderState = keyof typeof showsTexts.states;

/** Progress of an order of a show. */
export const orderStateOf = (order: ShowOrder, cancelled: boolean): ShowOrderState => {
  if (order.refund_failed) return 'failed';
  if (order.waiting) return 'waiting';
  if (order.tickets > 0) return cancelled ? 'next' : 'out';
  if (order.amount === 0) return 'nothing';
  return order.payment === 'card' ? 'done' : 'byHand';
};
