import { type Client, insertRows } from './rows.ts';

/**
 * The demo has no staff: an unanswered order rings louder, is reported and waits, and a counter without a screen raises
 * no alarm. A refund would leave a trial shop paused ten minutes after its first order.
 */
export const loadPatience = (client: Client, now: Date): Promise<void> =>
  insertRows(client, 'answer_plans', [
    {
      shop_id: null,
      louder_minutes: 2,
      managers_minutes: 5,
      pause_minutes: 30,
      screen_minutes: null,
      updated_at: now.toISOString(),
    },
  ]);
