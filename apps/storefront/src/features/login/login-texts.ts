import type { LoginMode } from '../../base/navigation/search-params.ts';

/** LOG-1, word for word. */
const titles: Readonly<Record<LoginMode, string>> = {
  accedi: 'Accedi',
  registrati: 'Registrati',
  password: 'Password dimenticata?',
};

export const loginTexts = {
  titles,
  firstname: 'Nome',
  lastname: 'Cognome',
  email: 'Email',
  password: 'Password',
  confirmation: 'Conferma password',
  confirmationWhat: 'la conferma della password',
  passwordWhat: 'la password',
  passwordHint: 'Almeno sei caratteri. Più è lunga, meglio è.',
  phone: 'Cellulare',
  phoneHint: 'Ti mandiamo un SMS con un codice di conferma.',

  forgotten: 'Password dimenticata?',
  noAccount: 'Non hai ancora un account?',
  register: 'Registrati',
  hasAccount: 'Hai già un account?',
  login: 'Accedi',
  forgottenIntro: 'Scrivi l’email del tuo account: ti mandiamo un link per scegliere una password nuova.',
  privacyBefore: 'Come trattiamo i tuoi dati è scritto nella',
  privacy: 'privacy policy',

  back: 'Indietro',
  confirm: { accedi: 'Accedi', registrati: 'Registrati', password: 'Invia il link' } satisfies Readonly<
    Record<LoginMode, string>
  >,

  demo: {
    title: 'Stai provando la demo: entra come',
    withCoupons: 'con coupon da usare',
    plain: 'cliente senza coupon',
    staff: 'Chi lavora nei negozi entra da',
    office: 'Gestione',
  },

  or: 'oppure con la tua email',
  social: { facebook: 'Continua con Facebook', apple: 'Continua con Apple' },
  waiting: { facebook: 'Continua nella finestra di Facebook…', apple: 'Continua nella finestra di Apple…' },
  stopWaiting: 'Annulla',
  /** Also for a new customer. */
  welcome: (firstname: string) => (firstname ? `Ciao ${firstname}!` : 'Ciao!'),

  /** ERR-4, ERR-5, ERR-7, word for word; ERR-2, ERR-3 and ERR-6 are in `login-refusals.ts`. */
  socialFailed: {
    facebook: 'Accesso con Facebook non riuscito',
    apple: 'Accesso con Apple non riuscito',
  },
  linked: { facebook: 'Facebook è collegato al tuo account', apple: 'Apple è collegato al tuo account' },
  notLinked: { facebook: 'Facebook non è collegato', apple: 'Apple non è collegato' },
  resetSent: "L'email per il reset della password è stata inviata",
} as const;
