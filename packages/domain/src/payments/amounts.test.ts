import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { mayCapture, mayRefund, refundable } from './amounts.ts';
import { paymentFailed, refusalWords } from './refusal-words.ts';

const amount = fc.integer({ min: 0, max: 100_000 }).map(cents);

describe('limits of taking and refunding', () => {
  it('[API-16] refunds, any number of them, never add up to more than was taken', () => {
    fc.assert(
      fc.property(amount, fc.array(fc.integer({ min: -10, max: 100_000 }).map(cents)), (captured, wanted) => {
        let refunded = cents(0);
        for (const one of wanted)
          if (mayRefund({ amount: captured, captured, refunded, disputed: cents(0) }, one))
            refunded = cents(refunded + one);
        expect(refunded).toBeLessThanOrEqual(captured);
        expect(refunded).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[API-16] the whole rest may go back, and not a cent more', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [refunded, captured] = one < other ? [one, other] : [other, one];
        const amounts = { amount: captured, captured, refunded, disputed: cents(0) };
        const rest = refundable(amounts);
        expect(mayRefund(amounts, rest)).toBe(rest > 0);
        expect(mayRefund(amounts, cents(rest + 1))).toBe(false);
      }),
    );
  });

  it('[API-41] no more is taken than is held', () => {
    const held = { amount: cents(1_000), captured: cents(0), refunded: cents(0) };
    expect([0, 1, 1_000, 1_001].map((wanted) => mayCapture(held, cents(wanted)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the reason of a refused card', () => {
  it('[ERR-8] is told where the customer can act on it', () => {
    expect(refusalWords('insufficient_funds')).toBe(
      'La carta non ha fondi sufficienti: prova con un’altra carta',
    );
  });

  it.each(['stolen_card', 'fraudulent', 'lost_card', 'pickup_card', '', 'toString'])(
    '[ERR-9] is never said of %s',
    (code) => {
      expect(refusalWords(code)).toBe(paymentFailed);
    },
  );

  it('[ERR-9] word for word', () => {
    expect(paymentFailed).toBe('Errore nel pagamento con carta, si prega di riprovare');
  });
});
