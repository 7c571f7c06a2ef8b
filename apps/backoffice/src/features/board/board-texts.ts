import type { Mode, PaymentKind } from '@zanga/contract/carts';
import type { Step } from './board-columns.ts';
import type { Column } from './board-params.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const boardTexts = {
  reviews: 'Recensioni',
  title: 'Ordini',
  documentTitle: (waiting: number) =>
    waiting > 0 ? `(${waiting}) Ordini da accettare` : 'Ordini · Gestione Zanga',
  shop: 'Negozio',
  scanner: 'Scanner',
  shipping: 'Spedizioni',
  columns: {
    nuovi: 'Nuovi',
    preparazione: 'In preparazione',
    pronti: 'Pronti',
    consegna: 'In consegna',
  } satisfies Record<Column, string>,
  columnsLabel: 'Stati degli ordini',
  over: 'Conclusi nell’ultima ora',
  empty: {
    nuovi: 'Nessun ordine da accettare: il prossimo compare qui da solo.',
    preparazione: 'Niente sul fuoco.',
    pronti: 'Niente in attesa.',
    consegna: 'Nessuno per strada.',
  } satisfies Record<Column, string>,

  soundOn: 'Suono attivo',
  soundOff: 'Attiva il suono',
  soundHint: 'Senza suono potresti non accorgerti degli ordini nuovi.',
  lost: 'Collegamento perso: gli ordini qui sotto possono essere vecchi',
  lostLine: 'Riproviamo da soli. Controlla la rete del locale; nel frattempo rispondi al telefono.',
  newOrder: (count: number) => counted(count, 'ordine da accettare', 'ordini da accettare'),

  modes: {
    delivery: 'Consegna',
    pickup: 'Ritiro',
    // With a table its number is told; without one it was ordered at the totem.
    onshop: 'Mangia qui',
    shipping: 'Spedizione',
    entry: 'Biglietti',
  } satisfies Record<Mode, string>,
  table: (table: string) => `Tavolo ${table}`,
  asap: 'Prima possibile',
  wanted: (moment: string) => `Per ${moment}`,
  promised: (moment: string) => `Promesso ${moment}`,
  behind: (minutes: number) => `In ritardo di ${minutes} min`,
  since: (minutes: number) => (minutes < 1 ? 'adesso' : `da ${minutes} min`),
  open: (number: string) => `Apri l’ordine ${number}`,
  pieces: (qty: number) => `${qty}×`,
  toCollect: (amount: string) => `Da incassare ${amount}`,
  paid: 'Pagato',
  paymentKinds: { card: 'carta', cash: 'contanti', till: 'alla cassa' } satisfies Record<PaymentKind, string>,
  ageLimit: (age: number) => `Documento: ${age}+`,
  gift: 'Regalo',
  refundFailed: 'Rimborso non riuscito',
  reason: (words: string) => `Rifiutato: «${words}»`,

  steps: {
    accept: 'Accetta',
    prepare: 'Inizia a preparare',
    finish: 'È pronto',
    send_out: 'È partito',
    complete: 'Consegnato',
  } satisfies Record<Step, string>,
  completeIn: {
    delivery: 'Consegnato',
    pickup: 'Ritirato',
    onshop: 'Servito',
    shipping: 'Consegnato',
    entry: 'Emessi',
  } satisfies Record<Mode, string>,
  changedMeanwhile: 'L’ordine nel frattempo è cambiato: ecco com’è adesso.',

  accept: {
    title: (number: string) => `Accetta ${number}`,
    question: { delivery: 'Tra quanto è dal cliente?', other: 'Tra quanto è pronto?' },
    asPromised: 'All’orario promesso',
    minutes: (minutes: number) => `${minutes} min`,
    confirm: 'Accetta',
  },
  reject: {
    open: 'Rifiuta',
    title: (number: string) => `Rifiuta ${number}`,
    line: 'Il cliente legge queste parole, e gli torna tutto quello che ha pagato.',
    label: 'Perché?',
    reasons: [
      'Abbiamo finito un ingrediente',
      'La cucina è piena: non riusciamo in tempo',
      'Non riusciamo a consegnare a questo indirizzo',
      'Stiamo chiudendo',
    ],
    missing: 'scrivi il motivo',
    confirm: 'Rifiuta l’ordine',
  },
} as const;

export const detailTexts = {
  customer: 'Cliente',
  call: 'Chiama',
  address: 'Indirizzo',
  products: 'Prodotti',
  notes: (text: string) => `«${text}»`,
  refundedQty: (count: number) => `rimborsati ${count}`,
  total: 'Totale',
  refunded: 'Rimborsato',
  payment: 'Pagamento',
  giftFor: (name: string) => `Regalo per ${name}`,
  hidePrices: 'Senza prezzi nel sacchetto',
  history: 'Che cosa è successo',
  print: 'Stampa la comanda',
  actors: { customer: 'cliente', worker: 'negozio', system: 'sistema' },
  events: {
    place: 'Ordine inviato',
    pay: 'Pagamento arrivato',
    expire: 'Scaduto senza pagamento',
    accept: 'Accettato',
    reject: 'Rifiutato',
    prepare: 'In preparazione',
    finish: 'Pronto',
    send_out: 'Partito',
    complete: 'Consegnato',
    cancel: 'Annullato',
    refund: 'Rimborso',
    refund_failed: 'La banca non ha eseguito il rimborso',
    refund_again: 'Rimborso chiesto di nuovo',
    refund_by_hand: 'Rimborso pagato a mano',
    withdraw: 'Recesso',
  } as Readonly<Record<string, string>>, // the server may name an event that is younger than these words
  refund: {
    open: 'Rimborsa',
    title: 'Rimborso',
    all: 'Tutto quello che resta',
    some: 'Solo alcuni prodotti',
    qty: (name: string) => `Pezzi di ${name} da rimborsare`,
    reason: 'Perché?',
    reasonMissing: 'scrivi il motivo',
    nothing: 'Scegli almeno un pezzo.',
    confirm: 'Rimborsa',
    done: 'Rimborso fatto.',
  },
} as const;

export const shopTexts = {
  pause: {
    open: 'Metti in pausa',
    paused: (time: string) => `In pausa: riapre alle ${time}`,
    title: 'Pausa del negozio',
    line: 'Finché dura, nessuno può ordinare qui. Finisce da sola.',
    until: (time: string) => `Riapre alle ${time}`,
    minutes: (minutes: number) => (minutes < 60 ? `${minutes} min` : counted(minutes / 60, 'ora', 'ore')),
    resume: 'Riapri adesso',
    done: 'Il negozio è in pausa.',
    resumed: 'Il negozio è di nuovo aperto.',
  },
  soldOut: {
    open: 'Esauriti',
    title: 'Prodotti esauriti',
    search: 'Cerca un prodotto',
    none: 'Nessun prodotto con questo nome.',
    until: (moment: string) => `Esaurito ${moment}`,
    available: 'Disponibile',
    mark: 'Segna esaurito',
    unmark: 'Torna disponibile',
    stock: (count: number) => counted(count, 'pezzo in magazzino', 'pezzi in magazzino'),
  },
} as const;
