import type { BoardOrder } from '@zanga/contract/ordering/board';
import { callingOf, minutesBehind, minutesSince, type Urgency } from './urgency.ts';

/** The clock's values on a card. A card is drawn anew only when one changes, not at every tick. */
export type CardClock = {
  readonly since: number;
  readonly behind: number;
  /** How urgently the order calls; undefined once it is answered. */
  readonly calling: Urgency | undefined;
};

export const cardClock = (order: BoardOrder, now: Date): CardClock => ({
  since: minutesSince(new Date(order.since), now),
  behind: minutesBehind(order, now),
  calling: order.state === 'placed' ? callingOf(order, now) : undefined,
});
