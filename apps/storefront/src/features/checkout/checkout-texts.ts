import { counted } from '@zanga/browser/format.ts';
import type { Mode, PartKey, PaymentKind } from '@zanga/contract/ordering/carts';
import type { Names } from '@zanga/domain/brand/names';

/** Texts of the checkout; times, prices and refusals come from the server. */
export const checkoutTexts = {
  title: 'Alla cassa',
  description: 'Scegli come ricevere il tuo ordine, quando e come pagarlo.',

  rows: {
    change: 'Cambia',
    close: 'Chiudi',
    add: 'Aggiungi',
    place: 'Dove',
    time: 'Quando',
    placeOf: { food: 'Dove, per i piatti', goods: 'Dove, per la bottega' },
    timeOf: { food: 'Quando, per i piatti', goods: 'Quando, per la bottega' },
  },

  before: {
    title: 'Consegna e pagamenti',
    payments: 'Si paga con',
    cards: 'carta di pagamento',
    cash: 'contanti alla consegna',
    till: 'alla cassa del negozio',
    limits: 'Consegniamo solo nelle zone di ogni negozio, negli orari di apertura. ',
    areas: 'Guarda zone e orari',
    shipping: 'Spediamo i prodotti della bottega in tutta Italia.',
  },

  parts: {
    food: 'Come lo vuoi?',
    goods: 'E i prodotti della bottega?',
    tickets: 'I tuoi biglietti',
  } satisfies Record<PartKey, string>,
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
    by: (shop: string) => `da ${shop}`,
    fee: (amount: string) => `consegna ${amount}`,
    noFee: 'consegna gratis',
    freeOver: (amount: string) => `gratis da ${amount}`,
    from: (shop: string) => `Parte da ${shop}`,
    fromWhich: 'Da quale negozio?',
  },
  ticketsLine: 'Subito nella pagina Cinema',
  tickets:
    'Non devi ritirarli: appena paghi li trovi nella pagina Cinema, pronti da mostrare all’ingresso. Si rendono fino a due ore prima.',

  slot: {
    title: 'Quando?',
    asap: 'Il prima possibile',
    asapLine: (time: string) => `Appena possibile · ${time}`,
    atLine: (day: string, time: string) => `${day.charAt(0).toUpperCase()}${day.slice(1)} · ${time}`,
    proposed: 'è il primo orario libero',
    gone: (time: string) => `L’orario delle ${time} non c’è più: scegline un altro.`,
    later: 'Scelgo quando',
    day: 'Giorno',
    time: 'Orario',
    full: 'al completo',
    few: 'ultimi posti',
    noneAtAll: 'Non ci sono orari liberi nei prossimi giorni.',
    noAsap: 'Adesso non è possibile: scegli un orario.',
    loading: 'Cerchiamo gli orari liberi…',
  },

  contact: {
    title: 'Chi sei',
    line: 'Ti chiamiamo solo se c’è bisogno, per questo ordine.',
    name: 'Nome e cognome',
    bothNames: 'scrivi nome e cognome',
    email: 'Email',
    emailHint: 'Qui ti mandiamo conferma e ricevuta.',
    telephone: 'Cellulare',
    guest: 'Hai già un account?',
    login: 'Accedi e compiliamo noi',
  },

  coupon: {
    title: 'Coupon',
    saves: (amount: string) => `risparmi ${amount}`,
  },

  extras: {
    title: 'Posate',
    titleBrought: 'Posate e note',
    with: 'Con le posate',
    without: 'Senza posate',
    cutlery: 'Mettete le posate',
    cutleryHint: 'Di solito non le mettiamo: a casa ci sono già, e c’è meno da buttare.',
    note: 'Una parola per chi consegna',
    noteHint: 'Vale per questo ordine. Scala, piano e citofono stanno nell’indirizzo.',
    quoted: (text: string) => `«${text}»`,
  },

  gift: {
    title: 'È un regalo?',
    yes: 'Sì',
    for: (name: string) => `Per ${name}`,
    noPrices: 'senza prezzi nel sacchetto',
  },

  payment: {
    title: 'Come paghi',
    kinds: {
      card: { name: 'Carta', hint: 'Anche Apple Pay e Google Pay dove ci sono' },
      cash: { name: 'Contanti', hint: 'Paghi quando arriva' },
      till: { name: 'Alla cassa', hint: 'Paghi in negozio' },
    } satisfies Record<PaymentKind, { readonly name: string; readonly hint: string }>,
    none: 'Scegli prima come ricevere l’ordine: da lì dipende come si può pagare.',
    noWay: 'In questo momento quest’ordine non si può pagare: chiama il negozio o scrivici.',
  },

  summary: {
    title: 'Il tuo ordine',
    edit: 'Modifica il carrello',
    pieces: (count: number) => counted(count, 'pezzo', 'pezzi'),
    prime: ({ membership }: Names, amount: string) => `Con ${membership} risparmi ${amount} su quest’ordine`,
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
    effect: {
      card: 'la carta viene addebitata ora',
      cash: 'paghi in contanti alla consegna',
      till: 'paghi al ritiro',
      table: 'paghi alla cassa',
    },
    checking: 'Un momento…',
    sending: 'Mandiamo l’ordine al negozio…',
    reserving: 'Mettiamo da parte il tuo ordine…',
    paying: 'Chiediamo alla banca…',
    payment: 'Scegli come pagare',
  },

  problems: (count: number) => (count === 1 ? 'Manca ancora una cosa' : `Mancano ancora ${count} cose`),
  changedTitle: 'Qualcosa è cambiato',
  totalChanged: (before: string, now: string) =>
    `Il totale era ${before}, ora è ${now}. Ricontrolla e conferma.`,

  placeChanged: (where: string) => `Ora l’ordine va qui: ${where}. Ricontrolla e conferma.`,

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
