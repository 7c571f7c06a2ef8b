import { atMoment, untilMoment } from '../time-words.ts';
import type { Mode } from './cart-parts.ts';
import type { DeliveryState } from './states.ts';

/** Facts about a part of an order for its texts. */
export type PartToTell = {
  readonly mode: Mode;
  readonly state: DeliveryState;
  /** Begin of its state. */
  readonly since: Date;
  readonly promisedAt: Date | null;
  readonly payBy: Date | null;
  readonly table: string | null;
};

const expected: Readonly<Record<Mode, string>> = {
  delivery: 'arriva',
  pickup: 'pronto',
  onshop: 'arriva al tavolo',
  shipping: 'in partenza',
  entry: 'valido',
};

const handedOver: Readonly<Record<Mode, string>> = {
  delivery: 'Consegnato',
  pickup: 'Ritirato',
  onshop: 'Servito',
  shipping: 'Consegnato',
  entry: 'Biglietti emessi',
};

/** `: arriva alle 20:15`, or an empty text without a promised time. */
const promised = ({ mode, promisedAt, table }: PartToTell, now: Date): string => {
  if (mode === 'onshop') return table ? `: arriva al tavolo ${table}` : '';
  return promisedAt === null ? '' : `: ${expected[mode]} ${atMoment(promisedAt, now)}`;
};

const readyWords = ({ mode, table }: PartToTell): string => {
  switch (mode) {
    case 'delivery':
      return 'Pronto: sta per partire';
    case 'pickup':
      return 'Pronto: ti aspettiamo in negozio';
    case 'onshop':
      return table ? `Pronto: arriva al tavolo ${table}` : 'Pronto: vieni a prenderlo';
    case 'shipping':
      return 'Pronto per la spedizione';
    case 'entry':
      return 'Biglietti in arrivo';
  }
};

/** State of a part, in words for the customer. */
export const stateWords = (part: PartToTell, now: Date): string => {
  switch (part.state) {
    case 'awaiting_payment':
      return part.payBy
        ? `In attesa del pagamento, ${untilMoment(part.payBy, now)}`
        : 'In attesa del pagamento';
    case 'placed':
      return 'Inviato: aspettiamo la conferma del negozio';
    case 'accepted':
      return `Confermato${promised(part, now)}`;
    case 'preparing':
      return `In preparazione${promised(part, now)}`;
    case 'ready':
      return readyWords(part);
    case 'out_for_delivery':
      return part.mode === 'shipping'
        ? `Spedito ${atMoment(part.since, now)}`
        : `In consegna${promised(part, now)}`;
    case 'completed':
      return `${handedOver[part.mode]} ${atMoment(part.since, now)}`;
    case 'rejected':
      return 'Il negozio non può prepararlo';
    case 'cancelled':
      return `Annullato ${atMoment(part.since, now)}`;
    case 'expired':
      return 'Scaduto: il pagamento non è arrivato in tempo';
  }
};
