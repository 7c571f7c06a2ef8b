import type { Show } from '@zanga/contract/ordering/cinema';
import { cents } from '@zanga/domain/money';
import { expect, it } from 'vitest';
import { showDays } from './show-days.ts';

const show = (starts_at: string): Show => ({
  id: `prd_${starts_at}`,
  slug: 'limoni',
  film: 'L’estate dei limoni',
  description: '',
  images: [],
  shop: { id: 'shp_1', slug: 'catania', name: 'Zanga Catania', formatted: '' },
  hall: 'Arena',
  starts_at,
  ends_at: starts_at,
  price: cents(550),
  prime_price: null,
  cancelled: null,
  seats_left: 4,
});

it('[RTE-22] groups shows by evening, as people in Rome count it', () => {
  const now = new Date('2026-11-21T23:30:00Z'); // half past midnight of the 22nd in Rome
  const days = showDays(
    [
      show('2026-11-22T19:00:00Z'),
      show('2026-11-22T21:30:00Z'),
      show('2026-11-23T20:00:00Z'),
      show('2026-11-27T20:00:00Z'),
    ],
    now,
  );
  expect(days.map(({ name, shows }) => [name, shows.length])).toEqual([
    ['Oggi', 2],
    ['Domani', 1],
    ['Venerdì 27/11', 1],
  ]);
});
