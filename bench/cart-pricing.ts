import type { ChoiceId, OptionGroupId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { type CartLine, type CartToPrice, priceCart } from '@zanga/domain/pricing/price-cart';
import { median, report, rounded } from './table.ts';

// Time of the one pure pricing function, for a cart of pizzas, drinks and goods with options, reductions and a coupon.
const rounds = 15;
const callsPerRound = 2_000;
const now = new Date('2026-06-15T18:00:00Z');

const extra: ChoiceId = 'cho_extra';
const dough: OptionGroupId = 'opt_dough';

const lineAt = (at: number): CartLine => ({
  id: `lin_${at}`,
  part: at % 7 === 6 ? 'goods' : 'food',
  vatClass: at % 7 === 6 ? 'merchandise' : at % 3 === 2 ? 'drink' : 'prepared_food',
  toPrice: {
    price: {
      list: cents(650 + at * 37),
      reduction:
        at % 4 === 0
          ? { price: cents(590), reason: 'Estate', startsAt: new Date('2026-06-01'), endsAt: null }
          : null,
    },
    memberPrice: at % 2 === 0 ? cents(550) : null,
    groups: [
      {
        id: dough,
        name: 'Impasto',
        min: 0,
        max: 1,
        mostOfEach: 1,
        choices: [{ id: extra, name: 'Integrale', priceDelta: cents(100), allergens: null, soldOut: false }],
      },
    ],
    chosen: at % 2 === 0 ? [extra] : [],
    qty: 1 + (at % 4),
  },
});

const cartOf = (count: number): CartToPrice => {
  const lines = Array.from({ length: count }, (_, at) => lineAt(at));
  const terms = { fee: cents(250), minimum: cents(1500), freeOver: cents(90_000), memberFreeOver: null };
  return {
    lines,
    parts: { food: { mode: 'delivery', ...terms }, goods: { mode: 'shipping', ...terms } },
    coupon: { kind: 'percent', most: null, rate: 1000, lines: new Set(lines.map(({ id }) => id)) },
  };
};

const measure = (count: number) => {
  const cart = cartOf(count);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    for (let call = 0; call < callsPerRound; call++) priceCart(cart, { member: false, now });
    times.push(((performance.now() - started) / callsPerRound) * 1000);
  }
  return {
    lines: count,
    'µs per cart': rounded(median(times), 1),
    'µs per line': rounded(median(times) / count, 2),
  };
};

report('cart-pricing', [1, 10, 50].map(measure), [
  'Each call prices the cart twice: as its owner pays it, and as a member would, to say what Prime saves.',
]);
