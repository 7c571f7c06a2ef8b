import type { ProductKind } from '../catalogue/vocabulary.ts';
import { addDays, instantOf, wallClock } from '../time.ts';
import { untilMoment } from '../time-words.ts';
import type { DeliveryState } from './states.ts';

/** Days to change one's mind about goods bought at a distance (Codice del consumo, art. 52). */
export const withdrawalDays = 14;

export type LineToReturn = {
  readonly id: string;
  readonly kind: ProductKind;
  readonly state: DeliveryState;
  /** When its part was handed over; null before that. */
  readonly completedAt: Date | null;
  /** Pieces not refunded yet. */
  readonly left: number;
  /** Whether its customer has withdrawn from it already. */
  readonly withdrawn: boolean;
};

export type Withdrawal = {
  /** Lines that may be sent back now. */
  readonly lines: readonly string[];
  /** Deadline of the line that runs out first; null before the first handover. */
  readonly until: Date | null;
  /** Lines that may be sent back, lines that may not, and why, in words. */
  readonly text: string;
};

const underWay: readonly DeliveryState[] = [
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
];

/** The end of the fourteenth day after the handover. */
export const withdrawalEnds = (completedAt: Date): Date =>
  instantOf(addDays(wallClock(completedAt).date, withdrawalDays + 1), 0);

const mayReturn = ({ kind, state, completedAt, left, withdrawn }: LineToReturn, now: Date): boolean => {
  const inTime = completedAt === null || now < withdrawalEnds(completedAt);
  return kind === 'merchandise' && left > 0 && !withdrawn && underWay.includes(state) && inTime;
};

const exempt: Readonly<Record<'food' | 'cinema', string>> = {
  food: 'Cibi e bevande preparati o deperibili non si possono restituire (art. 59 del Codice del consumo).',
  cinema:
    'Per i biglietti di uno spettacolo con data la legge non prevede il recesso (art. 59 del Codice del consumo): puoi però renderli dalla pagina Cinema fino a due ore prima.',
};

/** Lines of an order its customer may still withdraw from. */
export const withdrawalOf = (lines: readonly LineToReturn[], now: Date): Withdrawal => {
  const returnable = lines.filter((line) => mayReturn(line, now));
  const ends = returnable.flatMap(({ completedAt }) =>
    completedAt ? [withdrawalEnds(completedAt).getTime()] : [],
  );
  const until = ends.length > 0 ? new Date(Math.min(...ends)) : null;
  const words: string[] = [];
  if (returnable.length > 0)
    words.push(
      until
        ? `Puoi restituire i prodotti del negozio ${untilMoment(new Date(until.getTime() - 60_000), now)}.`
        : `Puoi recedere dall’acquisto dei prodotti del negozio fino a ${withdrawalDays} giorni dopo la consegna.`,
    );
  else if (lines.some(({ kind }) => kind === 'merchandise')) words.push(whyNot(lines, now));
  if (lines.some(({ kind }) => kind === 'food' || kind === 'drink')) words.push(exempt.food);
  if (lines.some(({ kind }) => kind === 'cinema')) words.push(exempt.cinema);
  return { lines: returnable.map(({ id }) => id), until, text: words.join(' ') };
};

const whyNot = (lines: readonly LineToReturn[], now: Date): string => {
  const goods = lines.filter(({ kind }) => kind === 'merchandise');
  if (goods.every(({ left }) => left === 0)) return 'I prodotti del negozio sono già stati rimborsati.';
  if (goods.some(({ withdrawn, left }) => withdrawn && left > 0))
    return 'Abbiamo ricevuto il tuo recesso: ti rimborsiamo appena i prodotti tornano da noi.';
  const late = goods.some(({ completedAt }) => completedAt !== null && now >= withdrawalEnds(completedAt));
  if (late) return `I ${withdrawalDays} giorni per restituire i prodotti del negozio sono passati.`;
  return 'I prodotti del negozio si potranno restituire quando l’ordine sarà confermato.';
};
