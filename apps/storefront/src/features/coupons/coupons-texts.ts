import { counted } from '@zanga/browser/format.ts';
import type { Coupon } from '@zanga/contract/ordering/coupons';
import type { Names } from '@zanga/domain/brand/names';

/** Texts of the coupon wallet. */
export const couponsTexts = {
  title: 'I miei coupon',
  one: 'Il mio coupon',
  description: ({ brand }: Names) =>
    `I tuoi coupon ${brand}: quanto valgono, fino a quando, come usarli alla cassa e negli ordini.`,
  line: 'Da usare negli ordini o alla cassa. Quelli che scadono prima stanno in cima.',
  list: 'Coupon',
  open: (title: string) => `Apri il coupon «${title}»`,
  visitorTitle: 'I tuoi coupon stanno qui',
  visitorBody:
    'Accedi per vedere quelli che hai e quelli che ti regalano. Se hai solo un codice, puoi scriverlo nel carrello anche senza account.',
  empty: 'Nessun coupon, per ora',
  emptyBody:
    'Arrivano da soli, per il benvenuto o per il compleanno, oppure te li regala un amico. Se hai un codice, scrivilo qui sopra.',
  noEnd: 'Senza scadenza',
  today: 'Solo per oggi',
  tomorrow: 'domani',
  untilDay: (day: string) => `Fino a ${day}`,
  untilDate: (date: string) => `Fino al ${date}`,
  givenBy: (name: string) => `Te l’ha regalato ${name}`,
  states: {
    ready: 'Pronto',
    later: 'Non ancora',
    not_for_you: 'Non ora',
    reserved: 'In un ordine',
    used: 'Usato',
    ended: 'Scaduto',
  } satisfies Record<Coupon['state'], string>,
  linkSent: 'Link inviato',

  back: 'Tutti i coupon',
  rules: 'Condizioni',
  free: 'In omaggio, a scelta',
  usedAt: (moment: string) => `Usato ${moment}`,
  useOnline: 'Negli ordini',
  useOnlineLine: 'Scelto nel carrello, si applica da solo: prima di pagare vedi quanto risparmi.',
  useInCart: 'Usalo nel carrello',
  orderNow: 'Ordina adesso',
} as const;

export const codeTexts = {
  title: 'Alla cassa',
  how: 'Fai inquadrare questo codice: vale una volta sola.',
  label: 'QR code del coupon',
  digits: 'Oppure detta queste cifre',
  left: (seconds: number) => counted(seconds, 'secondo', 'secondi'),
  over: 'Il tempo del codice è finito.',
  again: 'Mostra un altro codice',
} as const;

export const giveTexts = {
  title: 'Regalalo',
  line: 'Crea un link e mandalo a chi vuoi: chi lo apre per primo e accede se lo tiene. Finché nessuno lo apre resta tuo.',
  make: 'Crea il link',
  send: 'Invia il link',
  copied: 'Link copiato: incollalo dove vuoi.',
  notCopied: (url: string) => `Il link non si è copiato. Eccolo: ${url}`,
  until: (moment: string) => `Il link vale ${moment}.`,
  takeBack: 'Riprendilo',
  takenBack: 'Il link non vale più: il coupon resta a te.',
  address: 'Il link',
} as const;
