import type { Mode } from '@zanga/contract/ordering/carts';

/** What is said right after an order. */
export const thankYouTexts = {
  pageTitle: 'Grazie!',
  description: 'Il tuo ordine è arrivato: qui vedi numero, orario e a che punto è.',
  thanks: (name: string) => `Grazie, ${name}!`,
  received: 'Il tuo ordine è arrivato al banco.',
  ticketsReady: 'La serata è tua: appena pagati, i biglietti sono nella pagina Cinema.',
  number: 'Il tuo numero',
  promised: {
    delivery: (moment: string) => `Arriva da te ${moment}`,
    pickup: (moment: string) => `Lo ritiri ${moment}`,
    onshop: (moment: string) => `Al tavolo ${moment}`,
    shipping: (moment: string) => `Arriva da te ${moment}`,
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
