import { type Client, insertRows } from './rows.ts';

/**
 * Nobody stands behind the demo's counters: an order that nobody answers rings louder and is written about, and then
 * waits, and a counter without a screen is no news. Were it given back, whoever tries the shop would find it paused ten minutes after their first order.
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
