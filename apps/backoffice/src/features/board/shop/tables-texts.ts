import type { CallReason } from '@zanga/contract/shops/tables';

export const tablesTexts = {
  open: 'Tavoli',
  title: 'Tavoli',
  line: 'Apri il tavolo quando la gente si siede: per un quarto d’ora i telefoni ordinano inquadrando il codice. Chiudilo quando si alza: chi arriva dopo comincia un conto nuovo.',
  table: (label: string) => `Tavolo ${label}`,
  due: (amount: string) => `Da incassare ${amount}`,
  nothingDue: 'Niente da incassare',
  isOpen: 'Aperto',
  isClosed: 'Chiuso',
  openIt: 'Apri',
  welcome: 'Altri telefoni',
  welcomeLabel: (label: string) => `Fai ordinare altri telefoni al tavolo ${label}`,
  closeIt: 'Chiudi',
  openLabel: (label: string) => `Apri il tavolo ${label}`,
  closeLabel: (label: string) => `Chiudi il tavolo ${label}`,
  page: 'Pagina del tavolo',
  codes: 'Tavoli, codici da stampare, totem',
  none: 'Questo negozio non ha tavoli.',

  calls: 'Chiamate dai tavoli',
  reasons: {
    waiter: (table: string) => `Tavolo ${table} chiama`,
    bill: (table: string) => `Tavolo ${table} chiede il conto`,
  } satisfies Record<CallReason, (table: string) => string>,
  seen: 'Ci vado io',
} as const;
