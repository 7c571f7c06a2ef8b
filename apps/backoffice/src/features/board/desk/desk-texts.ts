import type { PaymentKind } from '@zanga/contract/ordering/carts';
import { names } from '../../../base/names.ts';

/** Words of the page of one order. */
export const deskTexts = {
  title: (reference: string) => `Ordine ${reference}`,
  line: (number: string, when: string) => `Numero ${number} · fatto ${when}`,
  back: 'Tutti gli ordini',
  failed: 'Non siamo riusciti a caricare l’ordine',
  unknown: 'Questo ordine non esiste, oppure è di un negozio che non è tuo.',
  stale: 'Senza rete: quello che vedi è di prima.',

  lines: 'Cosa ha ordinato',
  refundedQty: (count: number) => `${count} rimborsat${count === 1 ? 'o' : 'i'}`,
  notes: (text: string) => `«${text}»`,

  change: 'Cambia l’ordine',

  money: 'Soldi',
  list: 'Prezzo pieno',
  discount: 'Sconti',
  member: `Risparmio ${names.prime}`,
  coupon: (title: string | null) => (title ? `Coupon “${title}”` : 'Coupon'),
  delivery: 'Consegna',
  total: 'Totale',
  given: 'Rimborsato',
  disputed: 'Perso con una contestazione',
  kept: 'Resta incassato',
  kinds: { card: 'Carta', cash: 'Contanti alla consegna', till: 'Alla cassa' } satisfies Record<
    PaymentKind,
    string
  >,
  cardStates: {
    open: 'in attesa',
    failed: 'rifiutata',
    processing: 'in elaborazione',
    authorised: 'autorizzata',
    paid: 'pagata',
    released: 'lasciata andare',
  },
  ways: {
    cash: 'Contanti',
    terminal: 'Carta al POS',
    voucher: 'Buono pasto',
    lost: 'Non incassato',
    assumed: 'Dato per incassato',
  },

  unknownStatus: (word: string) =>
    `Chi incassa le carte dice «${word}», che non conosciamo: guarda nel suo pannello.`,

  refunds: 'Rimborsi',
  refundTo: { card: 'sulla carta', by_hand: 'a mano' },
  refundFailed: 'non riuscito',
  someone: 'automatico',

  customer: 'Cliente',
  nobody: 'Senza nome',
  parts: 'Come lo riceve',
  promised: (when: string) => `Promesso ${when}`,
  table: (label: string) => `Tavolo ${label}`,

  timeline: 'Cosa è successo',
  timeMoved: (from: string | null, to: string) => (from ? `dalle ${from} alle ${to}` : `alle ${to}`),
  shopMoved: (from: string, to: string, when: string | null) =>
    `da ${from} a ${to}${when ? `, per le ${when}` : ''}`,
  messages: 'Messaggi inviati',
  noMessages: 'Nessun messaggio, oppure sono troppo vecchi per saperlo.',
  channels: { email: 'Email', sms: 'SMS', push: 'Notifica' },
  news: {
    placed: 'ordine ricevuto',
    accepted: 'confermato',
    ready: 'pronto',
    sent: 'in consegna',
    shipped: 'spedito',
    rejected: 'rifiutato',
    cancelled: 'annullato',
    refunded: 'rimborso',
    time_changed: 'nuovo orario',
    moved: 'spostato in un altro negozio',
    change_proposed: 'proposta di modifica',
    made_again: 'rifatto senza costi',
    dishes_added: 'ordine cambiato',
    addition_returned: 'aggiunta non fatta',
    withdrawn: 'recesso',
    unanswered: 'senza risposta',
    paid_too_late: 'pagato troppo tardi',
  } as Readonly<Record<string, string>>, // the server may name news that are younger than these words

  colleagues: 'Note tra colleghi',
  colleaguesLine: 'Il cliente non le vede. Restano come sono scritte.',
  note: 'Aggiungi una nota',
  leave: 'Salva la nota',
  noteMissing: 'scrivi qualcosa',
  left: 'Nota salvata.',

  giveBack: 'Rimborsa',
  giveBackLine: (amount: string) => `Si possono ancora rimborsare ${amount}.`,
  disputedLine: (amount: string) => `${amount} li ha già restituiti la banca, con una contestazione persa.`,
  what: 'Che cosa rimborsi?',
  pieces: 'Alcuni pezzi',
  fee: 'La consegna',
  sum: 'Una somma',
  all: 'Tutto quello che resta',
  qty: (name: string) => `Pezzi di ${name} da rimborsare`,
  euros: 'Quanti euro',
  eurosHint: 'Per esempio 2,50',
  byHand: 'Restituisco a mano, non sulla carta',
  how: 'Come li restituisci?',
  howHint: 'Per esempio: contanti alla cassa',
  howMissing: 'scrivi come',
  reason: 'Perché?',
  reasonMissing: 'scrivi il motivo',
  nothing: 'Scegli che cosa rimborsare.',
  tooMuch: 'È più di quanto resta.',
  toCard: (amount: string) => `Rimborsa ${amount} sulla carta`,
  inHand: (amount: string) => `Ho restituito ${amount} a mano`,
  done: (amount: string) => `Rimborsati ${amount}.`,
} as const;
