import { counted } from '@zanga/browser/format.ts';
import type { Names } from '@zanga/domain/brand/names';

export const primeTexts = {
  title: ({ membership }: Names) => membership,
  tryFree: 'Provalo Gratis',
  tryPaid: 'Provalo',
  subscribe: 'Iscriviti',
  login: 'Accedi',

  terms: 'Prima di iscriverti',
  perMonth: (price: string) => `${price} al mese`,
  trialFree: (days: number) => `${counted(days, 'giorno', 'giorni')} di prova gratis`,
  trialPaid: (days: number, price: string) => `${counted(days, 'giorno', 'giorni')} di prova a ${price}`,
  thenPrice: (price: string) => `poi ${price} al mese`,
  memberPrices: 'Prezzi da socio',
  freeDelivery: (from: string) => `consegna gratis da ${from}`,
  inStore: (percent: number) => `${percent} % in meno alla cassa in negozio`,
  firstCharge: 'Primo addebito',
  chargedToday: (price: string) => `Oggi, ${price}`,
  chargedTrial: (trial: string, date: string, price: string) =>
    `Oggi, ${trial} per la prova; poi ${price} il ${date}`,
  chargedOn: (date: string, price: string) => `${date}, ${price}`,
  leaving: 'Per disdire',
  leavingHow: ({ prime }: Names) =>
    `Si rinnova ogni mese finché non disdici: due tocchi da qui, quando vuoi, e resti ${prime} fino a fine periodo.`,
  wouldHaveSaved: (saved: string) => `Con gli ordini degli ultimi 30 giorni avresti risparmiato ${saved}.`,
  preauthorisation:
    'Per la prova gratuita verifichiamo la carta con una pre-autorizzazione di 1,00 €, annullata subito: non è un addebito.',
  card: 'Con quale carta',
  phoneFirst: 'Prima di iscriverti conferma il tuo cellulare: ti mandiamo un codice per SMS e torni qui.',
  confirmPhone: 'Conferma il cellulare',
  withoutTrial: (price: string) => `Iscriviti senza prova: ${price} oggi`,
  joined: ({ prime }: Names) => `Da adesso sei ${prime}`,

  statusTrial: (date: string) => `In prova fino al ${date}`,
  statusActive: (date: string) => `Attivo, si rinnova il ${date}`,
  statusPastDue: ({ prime }: Names) => `Il rinnovo non è andato: paga qui per restare ${prime}`,
  /** PRM-4, word for word. */
  statusLeaving: (date: string) => `Annullato, attivo fino al ${date}`,
  /** Prime is switched off: the paid period lasts, and no further charge follows. */
  statusUntil: (date: string) => `Attivo fino al ${date}, poi in pausa`,
  statusPaused: 'In pausa: non ti addebitiamo nulla',
  saved: 'Hai risparmiato',
  ahead: (charged: string, ahead: string) => `L’abbonamento ti è costato ${charged}: sei avanti di ${ahead}.`,
  behind: (charged: string, behind: string) =>
    `L’abbonamento ti è costato ${charged}: ti mancano ${behind} per andare in pari.`,
  even: (charged: string) => `L’abbonamento ti è costato ${charged}: sei in pari.`,
  costNothing: 'Finora l’abbonamento non ti è costato nulla.',
  paidWith: 'Carta',
  nextCharge: 'Prossimo addebito',
  payDue: (price: string) => `Paga ${price}`,

  showCode: 'Mostra il QR code in negozio',
  closeCode: 'Chiudi il QR code',
  codeTitle: 'Il tuo QR code',
  codeLabel: ({ membership }: Names) => `QR code di ${membership} da mostrare in cassa`,
  codeHow: (percent: number) => `Mostralo in cassa: ${percent} % di sconto su questo conto.`,
  codeDigits: 'Se non si legge, detta questo numero',
  codeLeft: (seconds: number) => counted(seconds, 'secondo', 'secondi'),
  codeOver: 'Tempo scaduto: chiudi e riapri il QR code',
  codeAgain: 'Nuovo QR code',

  cancel: 'Disdici',
  cancelTitle: ({ membership }: Names) => `Disdire ${membership}?`,
  cancelLine: (date: string) => `Nessun altro addebito. I vantaggi restano tuoi fino al ${date}.`,
  cancelFreeLine: (date: string) => `Non paghi nulla. I vantaggi restano tuoi fino al ${date}.`,
  cancelDueLine: 'Il rinnovo non è stato pagato: disdicendo l’abbonamento finisce subito e non devi nulla.',
  cancelPausedLine: 'Il tuo abbonamento è in pausa: se disdici finisce subito e non devi nulla.',
  cancelYes: 'Sì, disdici',
  cancelNo: ({ prime }: Names) => `No, resto ${prime}`,
  resume: 'Ci ho ripensato, resto',
  withdraw: 'Recedere dal contratto qui',
  withdrawLine: (date: string, amount: string) =>
    `Fino al ${date} puoi recedere e riavere quanto hai pagato: ${amount}.`,
  withdrawFreeLine: ({ prime }: Names, date: string) =>
    `Fino al ${date} puoi anche recedere: ${prime} finisce subito e non paghi nulla.`,
  withdrawTitle: 'Recedere dal contratto?',
  withdrawBody: (amount: string) =>
    `L’abbonamento finisce subito e ti restituiamo ${amount}, sulla stessa carta.`,
  withdrawFreeBody: ({ prime }: Names) => `${prime} finisce subito, con i suoi vantaggi, e non paghi nulla.`,
  withdrawYes: 'Conferma il recesso',
  withdrawn: 'Recesso confermato: ti abbiamo mandato la conferma per email',
} as const;
