import { describe, expect, it } from 'vitest';
import { updateElements } from './stripe-elements.ts';
import { type OpenedIntent, openElements } from './stripe-testing.ts';

const pizza = { amountCents: 1700, capture: 'automatic', save: false } as const;
const paid = (amount: number): OpenedIntent => ({
  amount,
  capture_method: 'automatic',
  setup_future_usage: null,
});

describe('Stripe’s fields, made before their payment', () => {
  it('[API-41] follow the total of the cart, for the card and for the wallet', async () => {
    const till = openElements(pizza);
    await till.card.submit();
    expect(till.refusalOf(till.card, paid(1700))).toBeUndefined();
    expect(till.refusalOf(till.card, paid(1500))).toBe('The amounts do not match');
    updateElements(till, { ...pizza, amountCents: 1500, save: true });
    for (const group of [till.card, till.wallet]) await group.submit();
    expect(till.refusalOf(till.card, { ...paid(1500), setup_future_usage: 'off_session' })).toBeUndefined();
    // A wallet's card is never stored.
    expect(till.refusalOf(till.wallet, paid(1500))).toBeUndefined();
  });

  it('need a submit after each update', async () => {
    const till = openElements(pizza);
    await till.card.submit();
    updateElements(till, pizza);
    expect(till.refusalOf(till.card, paid(1700))).toMatch('must be called before');
  });
});
