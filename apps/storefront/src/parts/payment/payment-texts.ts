import type { Names } from '@zanga/domain/brand/names';
import { paymentFailed } from '@zanga/domain/payments/refusal-words';

/** Texts of card payments. */
export const paymentTexts = {
  cards: 'Carta di credito',
  newCard: 'Nuova carta',
  orCard: 'oppure con una carta',
  applePay: 'Paga con Apple Pay',
  googlePay: 'Paga con Google Pay',
  cardSheet: 'I dati della carta li scrivi dopo, nella pagina protetta che si apre.',
  /** VAL-11, word for word. */
  choose: '* seleziona una carta di credito',
  expires: (month: number, year: number) =>
    `scade ${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
  expired: 'scaduta',
  spoken: (brand: string, last4: string) => `${brand}, termina con ${last4.split('').join(' ')}`,

  number: 'Numero della carta',
  expiry: 'Scadenza',
  expiryHint: 'MM/AA',
  cvc: 'CVC',
  cvcHint: 'Sul retro, 3 cifre',
  cvcHintAmex: 'Davanti, 4 cifre',
  save: 'Salva questa carta per la prossima volta',
  saveHint: ({ brand }: Names) =>
    `La conserva il gestore dei pagamenti, non ${brand}. La togli quando vuoi dal tuo account.`,
  kept: 'La carta resta salvata per i rinnovi: la cambi quando vuoi dal tuo account.',

  wrong: {
    number: 'Il numero della carta non è corretto',
    numberMissing: 'Scrivi il numero della carta',
    expiry: 'Scrivi la scadenza come sulla carta: MM/AA',
    expired: 'Questa carta è scaduta',
    cvc: (length: number) => `Scrivi le ${length} cifre del CVC`,
  },

  sandboxTitle: 'Ambiente di prova',
  sandbox: 'Nessun addebito vero. Carta di prova: 4242 4242 4242 4242, una scadenza futura, CVC 123.',
  closed: 'In questo momento non è possibile pagare con carta.',
  notReady: 'Il modulo della carta non si è caricato: controlla la rete e riprova.',

  /** ERR-9, word for word. */
  failed: paymentFailed,
  onlyItaly: 'Consegniamo solo in Italia',
  ownAddress:
    'L’indirizzo del wallet non è quello dell’ordine: consegniamo all’indirizzo che hai scelto qui sopra.',
  bringsTo: (address: string) => `Consegna: ${address}`,
  processing: 'La banca sta ancora elaborando il pagamento: ti avvisiamo appena è fatto.',
  unfinished: 'Il pagamento non è stato completato: riprova.',

  bank: {
    title: 'Conferma della banca',
    line: 'La tua banca chiede di confermare che sei tu.',
    frame: 'Pagina della banca',
    close: 'Annulla il pagamento',
    wholePage: 'Apri a tutta pagina',
  },

  saved: {
    title: 'Carte salvate',
    none: 'Non hai carte salvate.',
    add: 'Aggiungi una carta',
    free: ({ brand }: Names) =>
      `Non addebitiamo nulla. La carta la conserva il gestore dei pagamenti, non ${brand}.`,
    save: 'Salva la carta',
    added: 'Carta salvata',
    notKept: 'La banca non ha confermato che sei tu: la carta non è stata salvata.',
    forget: 'Elimina',
    forgetWhich: (card: string) => ` ${card}`,
    sure: (card: string) => `Eliminare la carta ${card}?`,
    keep: 'No, tienila',
    forgotten: 'Carta eliminata',
    renews: ({ membership }: Names) => `Rinnova ${membership}`,
    renewsSure: ({ membership }: Names, card: string) =>
      `Con la carta ${card} si rinnova ${membership}: con quale lo rinnoviamo?`,
    renewWith: (card: string) => `Rinnova con ${card} ed elimina questa`,
    renewAlone: ({ membership }: Names, card: string) =>
      `Con la carta ${card} si rinnova ${membership}, ed è l’unica che hai. Prima aggiungi un’altra carta, oppure disdici ${membership}.`,
    seePrime: ({ membership }: Names) => `Vai a ${membership}`,
    replaced: ({ membership }: Names) => `Carta eliminata: ${membership} si rinnova con l’altra`,
  },
} as const;
