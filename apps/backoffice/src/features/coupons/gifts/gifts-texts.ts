import { names } from '../../../base/names.ts';

export const groupTexts = {
  whom: 'A chi',
  kinds: { emails: 'Con l’email', group: 'A un gruppo' },
  orders: 'Ordini',
  any: 'Chi ha ordinato e chi no',
  has: 'Chi ha ordinato',
  hasNot: 'Chi non ha ordinato',
  since: 'Dal giorno',
  sinceHint: 'Vuoto: da sempre.',
  shop: 'Negozio',
  anyShop: 'In qualunque negozio',
  members: `Solo chi ha ${names.membership}`,
  month: 'Compleanno',
  anyMonth: 'In qualunque mese',
  months: [
    ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
    ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
  ],
  customers: 'Conta chi ha un account confermato; una volta sola a testa, anche se sta in più gruppi.',
  count: 'Conta quanti sono',
  counted: (people: number) => (people === 1 ? '1 persona' : `${people} persone`),
  mailed: (mailed: number) =>
    mailed === 1
      ? '1 accetta le offerte per email e le scriviamo; le altre lo trovano tra i loro coupon.'
      : `${mailed} accettano le offerte per email e le scriviamo; le altre lo trovano tra i loro coupon.`,
  had: (had: number) => (had === 1 ? '1 ce l’ha già da un gruppo.' : `${had} ce l’hanno già da un gruppo.`),
  nobody: 'Non c’è nessuno a cui regalarlo: cambia il gruppo.',
  give: (people: number) => (people === 1 ? 'Regala a 1 persona' : `Regala a ${people} persone`),
  begun: 'Il regalo è partito: puoi chiudere la pagina',
  list: 'Regalati ai gruppi',
  progress: (given: number, people: number) => `${given} su ${people}`,
  going: 'In corso',
  done: 'Finito',
  byWhom: (day: string, by: string | null) => (by === null ? day : `${day}, ${by}`),
} as const;
