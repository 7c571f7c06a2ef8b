import type { BoardOrder } from '@zanga/contract/ordering/board';
import { callingOf, minutesBehind, minutesSince, type Urgency } from './urgency.ts';

/** What of a card moves with the clock. A card is drawn anew when one of these changes, not with every look at the time. */
export type CardClock = {
  readonly since: number;
  readonly behind: number;
  /** How loudly it calls; none once it was answered. */
  readonly calling: Urgency | undefined;
};

export const cardClock = (order: BoardOrder, now: Date): CardClock => ({
  since: minutesSince(new Date(order.since), now),
  behind: minutesBehind(order, now),
  calling: order.state === 'placed' ? callingOf(order, now) : undefined,
});
