import { counted } from '@zanga/browser/format.ts';
import type { PlanForm } from '@zanga/contract/ordering/prime-office';
import { names } from '../../../base/names.ts';

export const fieldNames: Readonly<Record<keyof PlanForm, string>> = {
  price: 'Prezzo al mese',
  trial_days: 'Giorni di prova',
  trial_amount: 'Costo della prova',
  free_delivery_over: 'Consegna gratis da',
  instore_percent: 'Sconto in cassa, in %',
};

export const planTexts = {
  title: names.membership,
  line: 'Il piano che si vende, e come va.',
  members: 'Iscritti',
  write: 'Nuova versione',
  off: `${names.membership} è spento: nessuno può iscriversi e nessuno riceve addebiti finché non si riaccende.`,
  readOnly: 'Il piano lo cambia chi è titolare di tutti i negozi.',
  empty: `Non c’è ancora nessun piano: finché non ne scrivi uno, ${names.prime} non si può comprare.`,
  offered: 'Il piano di adesso',
  later: 'In arrivo',
  past: 'Versioni di prima',
  version: (version: string) => `Versione ${version}`,
  from: (moment: string) => `dal ${moment}`,
  by: (name: string | null, moment: string | null) =>
    moment === null ? 'Già presente' : `Scritta da ${name ?? 'chi non c’è più'}, ${moment}`,
  membersOf: (count: number) => counted(count, 'iscritto adesso', 'iscritti adesso'),
  texts: 'I testi che accompagnano le condizioni si modificano qui:',
  textsLink: 'Testi',

  noTrial: 'Senza prova',
  trialFree: (days: number) => `${counted(days, 'giorno', 'giorni')}, gratis`,
  trialPaid: (days: number, price: string) => `${counted(days, 'giorno', 'giorni')} a ${price}`,
  trial: 'Prova',
  noFreeDelivery: 'No',
  freeDelivery: (from: string) => `Da ${from}`,
  alwaysFree: 'Sempre',
  noInstore: 'No',
  instore: (percent: number) => `${percent} %`,
  labels: {
    price: 'Al mese',
    trial: 'Prova',
    delivery: 'Consegna gratis',
    instore: 'Sconto in cassa',
    members: 'Chi ce l’ha',
  },

  takeBack: 'Ritira',
  takeBackTitle: (version: string) => `Ritirare la versione ${version}?`,
  takeBackLine: 'Non è ancora iniziata: nessuno l’ha comprata. Resta scritto nel registro.',
  takeBackYes: 'Ritira la versione',
  takenBack: 'Versione ritirata',
  keep: 'Lasciala',

  form: {
    title: 'Una versione nuova del piano',
    keeps:
      'Vale per chi si iscrive da allora. Chi è già iscritto tiene le condizioni con cui si è iscritto, prezzo compreso.',
    amountUnreadable: 'Scrivi un importo, per esempio 4,99',
    numberUnreadable: 'Scrivi un numero',
    trialAmountHint: 'Zero: gratis.',
    trialDaysHint: 'Da 0 a 90.',
    freeDeliveryHint: 'Vuoto: la consegna non è compresa. Zero: sempre gratis.',
    percentHint: 'Zero: niente sconto in negozio.',
    when: 'Da quando',
    now: 'Da subito',
    later: 'Da un giorno',
    day: 'Dal giorno',
    dayHint: 'Dalla mezzanotte.',
    dayMissing: 'Scegli un giorno',
    save: 'Metti in vendita',
    saveLater: 'Programma',
    written: 'La versione nuova è in vendita',
    scheduled: 'La versione inizia da sola quel giorno',
    unusual: 'Sono proprio queste le condizioni?',
    unusualLine: (price: string, trial: string) => `Al mese ${price}. Prova: ${trial}.`,
    unusualYes: 'Sì, sono queste',
    unusualNo: 'Torna al piano',
  },
} as const;
