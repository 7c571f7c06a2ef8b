import type { Mode } from '@zanga/contract/ordering/carts';

/** Texts of the page after an order. */
export const thankYouTexts = {
  pageTitle: 'Grazie!',
  description: 'Il tuo ordine: numero, orario e a che punto è.',
  thanks: (name: string) => `Grazie, ${name}!`,
  almost: (name: string) => `Ci siamo quasi, ${name}`,
  sorry: (name: string) => `Ci dispiace, ${name}`,
  // No text claims a payment or the shop's consent before it has happened.
  paying: 'Aspettiamo la conferma del pagamento: appena arriva, il negozio riceve l’ordine.',
  received: 'Il tuo ordine è al banco: il negozio lo conferma tra poco.',
  confirmed: 'Il negozio ha confermato il tuo ordine.',
  completed: 'Tutto fatto. Buon appetito!',
  ticketsReady: 'La serata è tua: i biglietti sono nella pagina Cinema.',
  number: 'Il tuo numero',
  reference: (reference: string) => `Riferimento ${reference}`,
  expected: {
    delivery: (moment: string) => `Consegna prevista ${moment}`,
    pickup: (moment: string) => `Ritiro previsto ${moment}`,
    onshop: (moment: string) => `Al tavolo ${moment}`,
    shipping: (moment: string) => `Consegna prevista ${moment}`,
    entry: (moment: string) => `Ti aspettiamo ${moment}`,
  } satisfies Record<Mode, (moment: string) => string>,
  mail: (email: string) => `Ti abbiamo mandato il riepilogo a ${email}.`,
  where: (shop: string) => `${shop} sulla mappa della Sicilia`,
  follow: 'Segui l’ordine',
  receipt: 'Vedi la ricevuta',

  account: {
    title: 'La prossima volta, due tocchi',
    body: 'Crea un account con i dati che hai già scritto: ritrovi i tuoi ordini, gli indirizzi e i coupon.',
    action: 'Crea l’account',
  },
  lost: 'Nessun ordine qui',
  lostBody: 'Questa pagina mostra l’ordine appena fatto. I tuoi ordini li trovi sempre nella loro pagina.',
  orders: 'I miei ordini',
} as const;
