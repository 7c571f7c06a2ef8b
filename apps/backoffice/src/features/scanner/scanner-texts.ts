import type { RedemptionKind } from '@zanga/domain/redemption/redemption';
import { names } from '../../base/names.ts';

export const scannerTexts = {
  title: 'Scanner',
  line: `Sconto ${names.prime}, coupon, biglietti e badge: inquadra il QR code, o scrivi le sue otto cifre.`,
  kinds: { prime: names.membership, coupon: 'Coupon', ticket: 'Biglietto', badge: 'Badge' } satisfies Record<
    RedemptionKind,
    string
  >,
  noKind: 'Codice',
  checking: 'Controllo il codice…',
  next: 'Prossimo codice',
  undo: 'Annulla l’uso',
  notUndone: 'Non annullato',
  again: 'Prova di nuovo',
  failed: 'Non controllato',
  unheard:
    'Non è arrivata risposta: il codice potrebbe essere già stato usato. Prova di nuovo: se risulta usato adesso e da te, vale.',
  offline: 'Senza rete',
  offlineLine: 'Un codice si controlla solo con la rete: appena torna, lo scanner riparte.',
  history: 'Letti da qui',
} as const;

export const cameraTexts = {
  label: 'Fotocamera',
  turnOn: 'Accendi la fotocamera',
  off: 'Con la fotocamera basta inquadrare il QR code.',
  asking: 'Si accende…',
  aim: 'Inquadra il QR code',
  torchOn: 'Accendi la torcia',
  torchOff: 'Spegni la torcia',
  denied: 'La fotocamera è bloccata',
  deniedLine:
    'Il browser non ha il permesso di usarla. Aprilo dal lucchetto accanto all’indirizzo, poi riprova. Intanto puoi scrivere le cifre.',
  absent: 'Qui non c’è una fotocamera',
  absentLine: 'Scrivi le otto cifre che stanno accanto al QR code, o usa un lettore collegato.',
  busy: 'La fotocamera non risponde',
  busyLine: 'Forse la sta usando un’altra app. Chiudila e riprova.',
} as const;

export const codeTexts = {
  title: 'Senza fotocamera',
  label: 'Cifre del codice',
  hint: 'Otto cifre, con o senza spazio. Va bene anche un lettore collegato.',
  check: 'Controlla',
  missing: 'scrivi il codice',
  wrong: 'le cifre sono otto',
} as const;
