import { counted } from '@zanga/browser/format.ts';
import type { Mode, PartKey, PaymentKind } from '@zanga/contract/ordering/carts';

/** What the checkout says; times, prices and why-nots come from the server. */
export const checkoutTexts = {
  title: 'Alla cassa',
  description: 'Scegli come ricevere il tuo ordine, quando e come pagarlo.',

  done: 'Completo',

  before: {
    title: 'Prima di cominciare',
    payments: 'Si paga con',
    cards: 'carta di pagamento',
    cash: 'contanti alla consegna',
    till: 'alla cassa del negozio',
    minimum: (amount: string) => `Ordine minimo per questa consegna: ${amount}`,
    fee: (amount: string) => `Consegna: ${amount}`,
    freeOver: (amount: string) => `gratis da ${amount}`,
    limits: 'Consegniamo solo nelle zone di ogni negozio, negli orari di apertura. ',
    areas: 'Guarda zone e orari',
    shipping: 'Spediamo i prodotti della bottega in tutta Italia.',
  },

  parts: {
    food: 'Come lo vuoi?',
    goods: 'E i prodotti della bottega?',
    tickets: 'I tuoi biglietti',
  } satisfies Record<PartKey, string>,
  partsOnly: { food: 'Come lo vuoi?', goods: 'Come li vuoi?', tickets: 'I tuoi biglietti' } satisfies Record<
    PartKey,
    string
  >,
  twoDeliveries:
    'Nel carrello ci sono piatti e prodotti della bottega: arrivano separati, in due consegne, con un solo pagamento.',
  modes: {
    delivery: { name: 'Consegna', hint: 'Te lo portiamo a casa' },
    pickup: { name: 'Ritiro', hint: 'Passi tu, pronto all’orario' },
    onshop: { name: 'Al tavolo', hint: 'Sei già da noi' },
    shipping: { name: 'Spedizione', hint: 'Il corriere a casa tua' },
    entry: { name: 'Biglietti', hint: 'Subito nella pagina Cinema' },
  } satisfies Record<Mode, { readonly name: string; readonly hint: string }>,

  place: {
    delivery: 'Dove te lo portiamo?',
    shipping: 'Dove lo spediamo?',
    pickup: 'In quale negozio?',
    pickupChoose: 'Scegli il negozio',
    from: (shop: string) => `Parte da ${shop}`,
    fromWhich: 'Da quale negozio?',
  },
  tickets:
    'Non devi ritirarli: appena paghi li trovi nella pagina Cinema, pronti da mostrare all’ingresso. Si rendono fino a due ore prima.',
  table: { title: 'A quale tavolo sei?', label: 'Numero del tavolo' },

  slot: {
    title: 'Quando?',
    asap: 'Il prima possibile',
    asapAt: (time: string) => `verso le ${time}`,
    later: 'Scelgo quando',
    day: 'Giorno',
    time: 'Orario',
    full: 'al completo',
    few: 'ultimi posti',
    none: 'Per questo giorno non ci sono più orari.',
    noneAtAll: 'Non ci sono orari liberi nei prossimi giorni.',
    noAsap: 'Adesso non è possibile: scegli un orario.',
    needsPlace: {
      delivery: 'Scegli l’indirizzo e vediamo gli orari.',
      pickup: 'Scegli il negozio e vediamo gli orari.',
    },
    loading: 'Cerchiamo gli orari liberi…',
  },

  contact: {
    title: 'Chi sei?',
    line: 'Ti chiamiamo solo se c’è bisogno, per questo ordine.',
    firstname: 'Nome',
    lastname: 'Cognome',
    email: 'Email',
    emailHint: 'Qui ti mandiamo conferma e ricevuta.',
    telephone: 'Cellulare',
    guest: 'Hai già un account?',
    login: 'Accedi e compiliamo noi',
  },

  couponAndGift: 'Coupon e regalo',

  gift: 'È un regalo',

  payment: {
    title: 'Come paghi?',
    kinds: {
      card: { name: 'Carta', hint: 'Anche Apple Pay e Google Pay dove ci sono' },
      cash: { name: 'Contanti', hint: 'Paghi quando arriva' },
      till: { name: 'Alla cassa', hint: 'Paghi in negozio' },
    } satisfies Record<PaymentKind, { readonly name: string; readonly hint: string }>,
    none: 'Completa prima come ricevere l’ordine: da lì dipende come si può pagare.',
  },

  summary: {
    title: 'Il tuo ordine',
    edit: 'Modifica il carrello',
    pieces: (count: number) => counted(count, 'pezzo', 'pezzi'),
    prime: (amount: string) => `Con Zanga Prime risparmi ${amount} su quest’ordine`,
    updating: 'Ricalcoliamo…',
    issues: 'Da sapere',
  },

  confirm: {
    age: (years: number) => `Confermo di avere almeno ${years} anni. Alla consegna può servire un documento.`,
    ageMissing: 'Conferma di avere l’età richiesta',
    order: (total: string) => `Ordina e paga ${total}`,
    total: 'Totale',
    duty: 'Ordine con obbligo di pagare',
    termsBefore: 'Ordinando accetti le',
    terms: 'condizioni di vendita',
    version: (date: string) => `(versione del ${date})`,
    privacy: 'Come trattiamo i tuoi dati lo spieghiamo nella',
    privacyLink: 'privacy',
    sending: 'Mandiamo l’ordine al negozio…',
    paying: 'Parliamo con la banca…',
    payment: 'Scegli come pagare',
  },

  problems: (count: number) => (count === 1 ? 'Manca ancora una cosa' : `Mancano ancora ${count} cose`),
  changedTitle: 'Qualcosa è cambiato',
  totalChanged: (before: string, now: string) =>
    `Il totale era ${before}, ora è ${now}. Ricontrolla e conferma.`,

  empty: 'Qui si paga, ma il carrello è vuoto',
  emptyBody: 'Scegli qualcosa di buono dal menù e torna: la cassa ti aspetta.',
  pending: 'Hai un ordine che aspetta il pagamento',

  placed: {
    title: (number: string) => `Ordine ${number}`,
    line: 'Il tuo ordine è da parte: manca solo il pagamento.',
    pay: (total: string) => `Paga ${total}`,
    change: 'Cambia l’ordine',
    over: 'Quest’ordine non aspetta più un pagamento',
    overBody: 'È già stato pagato, annullato, oppure il tempo è scaduto. Nella sua pagina trovi tutto.',
    see: 'Vedi l’ordine',
    checking: 'Controlliamo come è andato il pagamento…',
  },
} as const;
