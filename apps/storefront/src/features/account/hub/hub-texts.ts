import { counted } from '@zanga/browser/format.ts';
import type { Names } from '@zanga/domain/brand/names';

/** Texts of the account's first page. */
export const hubTexts = {
  title: 'Account',
  description: ({ brand }: Names) => `I tuoi ordini, i coupon, i gusti e le preferenze su ${brand}.`,
  hello: (name: string | null) => (name ? `Ciao ${name}` : 'Il tuo account'),
  visitorLine:
    'Anche senza account ordini e segui tutto da qui. Con un account lo ritrovi su ogni dispositivo.',
  back: 'Account',
  nav: 'Pagine del tuo account',
  yours: 'Le tue cose',
  settings: 'Impostazioni',
  help: 'Aiuto',

  orders: 'Ordini',
  ordersRunning: (count: number) => `${count} in corso`,
  ordersCount: (count: number) => (count === 0 ? 'Ancora nessuno' : counted(count, 'ordine', 'ordini')),
  ordersHere: (count: number) =>
    counted(count, 'ordine da questo dispositivo', 'ordini da questo dispositivo'),
  ordersNone: 'Segui un ordine e riordinalo',
  coupons: 'Coupon',
  couponsCount: (count: number) => (count === 0 ? 'Nessuno per ora' : counted(count, 'coupon', 'coupon')),
  prime: ({ membership }: Names) => membership,
  primeState: {
    none: 'Prezzi riservati e consegne gratis',
    trial: 'Prova in corso',
    active: ({ prime }: Names) => `${prime} attivo`,
    paused: 'In pausa',
    past_due: 'Pagamento da sistemare',
    leaving: 'Attivo fino alla scadenza',
    ended: 'Non attivo',
  },
  favourites: 'Preferiti',
  favouritesCount: (count: number) =>
    count === 0 ? 'Tocca il cuore di un piatto' : counted(count, 'piatto', 'piatti'),
  reviews: 'Recensioni',
  reviewsLine: 'Racconta com’è andata',

  pages: {
    dati: 'I miei dati',
    indirizzi: 'Indirizzi',
    carte: 'Carte salvate',
    gusti: 'Gusti e allergie',
    notizie: 'Notifiche e novità',
    privacy: 'Privacy',
  },
  addresses: (count: number) => (count === 0 ? 'Nessuno salvato' : counted(count, 'indirizzo', 'indirizzi')),
  cards: (count: number) => (count === 0 ? 'Nessuna salvata' : counted(count, 'carta', 'carte')),
  tastesNone: 'Mangio tutto',
  newsOn: 'Novità e offerte: sì',
  newsOff: 'Novità e offerte: no',
  privacyLine: 'Porta via o elimina i tuoi dati',
  faq: 'Domande frequenti',
  faqLine: 'Consegne, pagamenti, resi',
  contacts: 'Contatti e negozi',
  contactsLine: 'Dove siamo e come scriverci',
} as const;
