import { counted } from '@zanga/browser/format.ts';

/** Texts of the pages of placed orders. */
export const ordersTexts = {
  title: 'I miei ordini',
  description: 'I tuoi ordini: a che punto sono, che cosa c’era, come riordinarli.',
  line: 'Segui fino alla porta quelli in corso, e con due tocchi riordina quelli che ti sono piaciuti.',
  list: 'Ordini',
  current: 'In corso',
  past: 'Passati',
  open: (number: string) => `Apri l’ordine ${number}`,
  pieces: (count: number) => counted(count, 'prodotto', 'prodotti'),
  page: (page: number, last: number) => `Pagina ${page} di ${last}`,
  pages: 'Pagine degli ordini',
  newer: 'Più recenti',
  older: 'Meno recenti',

  empty: 'Qui arriva il bello',
  emptyBody: 'Ancora nessun ordine, ma il forno è caldo.',
  visitorTitle: 'I tuoi ordini ti aspettano',
  visitorBody:
    'Accedi per seguire gli ordini in corso e riordinare con due tocchi. Se hai ordinato senza account, apri il link che ti abbiamo mandato per email.',
  offerTitle: 'Li vuoi su ogni dispositivo?',
  offerBody: 'Con un account ritrovi ordini, indirizzi e coupon anche sul computer e sul prossimo telefono.',
  guestTitle: 'Ordini fatti da questo dispositivo',

  order: {
    title: (number: string) => `Ordine ${number}`,
    pageTitle: 'Il tuo ordine',
    description: 'A che punto è il tuo ordine.',
    back: 'Tutti gli ordini',
    placed: (moment: string) => `Fatto ${moment}`,
    reference: (reference: string) => `Riferimento ${reference}`,
    what: 'Cosa hai ordinato',
    how: 'Come lo ricevi',
    payment: 'Pagamento',
    contact: 'I tuoi recapiti',
    cutlery: (wanted: boolean) => (wanted ? 'Con le posate' : 'Senza posate'),
    riderNote: (text: string) => `Per chi consegna: «${text}»`,
    gift: 'È un regalo',
    giftFor: (name: string) => `Per ${name}`,
    giftHidden: 'Nel sacchetto non mettiamo prezzi.',
    terms: 'Condizioni di vendita',
    version: (date: string) => `versione del ${date}`,
    receipt: 'Ricevuta',
    reviewIt: 'Racconta com’è andata',
    missing: 'Quest’ordine qui non si apre',
    missingBody:
      'Accedi con l’account con cui l’hai fatto, oppure apri il link che ti abbiamo mandato per email: è quello la chiave.',
  },

  change: {
    title: 'Il negozio ti chiede una cosa',
    reason: (words: string) => `Vorrebbe togliere qualcosa dal tuo ordine: «${words}»`,
    reasonToAdd: (words: string) => `Propone di aggiungere qualcosa al tuo ordine: «${words}»`,
    reasonToExchange: (words: string) => `Vorrebbe scambiare qualcosa nel tuo ordine: «${words}»`,
    same: 'Costano uguale: non paghi niente in più.',
    agreeToExchange: 'Sì, scambiate e pago la differenza',
    add: (qty: number, name: string) => `In più ${qty} × ${name}`,
    out: (qty: number, name: string) => `Senza ${qty} × ${name}`,
    back: {
      card: (amount: string) => `Ti tornano ${amount} sulla carta.`,
      hand: (amount: string) => `Il negozio ti restituisce ${amount}.`,
      less: (amount: string) => `Paghi ${amount} in meno.`,
      charge: (amount: string) =>
        `Costa ${amount} in più: li paghi adesso con la carta. La consegna resta quella che era.`,
      due: (amount: string) =>
        `Costa ${amount} in più: li paghi insieme al resto. La consegna resta quella che era.`,
    },
    until: (moment: string) => `Puoi decidere ${moment}. Se non rispondi, l’ordine resta com’è.`,
    pay: (moment: string) =>
      `Ti teniamo tutto da parte: puoi pagare ${moment}. Se non paghi, l’ordine resta com’è.`,
    payLine: 'Paghi solo la differenza: il resto dell’ordine è già pagato.',
    paid: 'Pagato: il negozio cambia il tuo ordine.',
    agree: 'Va bene così',
    agreeToPay: 'Sì, aggiungete e pago la differenza',
    keep: 'No, lascia com’è',
    agreed: 'Grazie! Il negozio lo sa già.',
    nowPay: 'Manca solo il pagamento della differenza.',
    refused: 'Va bene: l’ordine resta com’è.',
  },

  payments: {
    awaiting: 'In attesa del pagamento',
    paid: 'Pagato',
    due: 'Da pagare',
    failed: 'Pagamento non riuscito',
    released: 'Nessun addebito: la somma è stata liberata',
    refunded: 'Rimborsato',
    partly_refunded: 'Rimborsato in parte',
  },

  endLink: {
    open: 'Disattiva il link di quest’ordine',
    title: 'Disattivare il link?',
    body: 'Chi ha il link che ti abbiamo mandato vede quest’ordine e i tuoi dati. Se lo disattivi non lo apre più nessuno, nemmeno tu: prima salva la ricevuta.',
    confirm: 'Sì, disattivalo',
    keep: 'No, tienilo',
    done: 'Il link non apre più nulla.',
  },

  cancel: {
    open: 'Annulla l’ordine',
    title: 'Annullare l’ordine?',
    body: 'Il negozio non l’ha ancora accettato: puoi annullarlo senza costi. Quello che hai pagato torna indietro per intero.',
    bodyMoved: (shop: string) =>
      `Lo ritiri in un altro negozio, non più da ${shop}: se non ti va bene puoi annullarlo senza costi. Quello che hai pagato torna indietro per intero.`,
    confirm: 'Sì, annulla',
    keep: 'No, tienilo',
    done: 'Ordine annullato.',
  },

  help: {
    title: 'Serve una mano?',
    body: 'Per qualunque cosa su questo ordine, il modo più veloce è chiamare il negozio.',
    call: (shop: string) => `Chiama ${shop}`,
    write: 'Scrivici',
  },
} as const;
