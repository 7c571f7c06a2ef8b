import { expect, it } from 'vitest';
import { surviveOrderKills } from './survive-order-kills.ts';

// One kill of each kind; npm run test:crash kills at every step.
it.skipIf(process.platform === 'win32')(
  'orders, charges and reservations are there exactly once after kill -9 in their middle',
  { timeout: 400_000 },
  async () => {
    const kills = {
      placement: ['insert order_lines'],
      settlement: ['update orders'],
      cancellation: ['insert payment_refunds'],
    } as const;
    expect(await surviveOrderKills(kills, () => {})).toEqual([]);
  },
);
