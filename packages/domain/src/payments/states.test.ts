import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedStatuses, eventOf, intentStatuses, isAccepted } from './intent-status.ts';
import { isPayable, paymentEvents, paymentStates, paymentTransitions, stepPayment } from './states.ts';

const event = fc.constantFrom(...paymentEvents);
const state = fc.constantFrom(...paymentStates);

describe('the state of a payment', () => {
  it('[API-16] changes once for an event told twice', () => {
    fc.assert(
      fc.property(state, event, (from, what) => {
        const first = stepPayment(from, what);
        const after = first.step === 'moved' ? first.to : from;
        expect(stepPayment(after, what).step).not.toBe('moved');
      }),
    );
  });

  it('[API-16] stays paid for good, after any late events in any order', () => {
    fc.assert(
      fc.property(fc.array(event), (late) => {
        const end = late.reduce(
          (at, what) => {
            const step = stepPayment(at, what);
            return step.step === 'moved' ? step.to : at;
          },
          'paid' as (typeof paymentStates)[number],
        );
        expect(end).toBe('paid');
      }),
    );
  });

  it('[API-16] can become paid from every other, so that no money is overlooked', () => {
    for (const from of paymentStates.filter((one) => one !== 'paid'))
      expect(stepPayment(from, 'pay')).toEqual({ step: 'moved', to: 'paid' });
  });

  it('[ERR-8] allows another card exactly where none has worked', () => {
    expect(paymentStates.filter(isPayable)).toEqual(['open', 'failed']);
    for (const from of paymentStates.filter(isPayable))
      expect(Object.keys(paymentTransitions[from])).toContain('authorise');
  });
});

describe('a provider’s status', () => {
  it('[ERR-10] lets the screen go on with exactly three', () => {
    expect(acceptedStatuses).toEqual(['succeeded', 'requires_capture', 'requires_payment_method']);
    expect(intentStatuses.filter(isAccepted)).toEqual([
      'requires_payment_method',
      'requires_capture',
      'succeeded',
    ]);
  });

  it('[ERR-10] moves a payment only when something has happened to it', () => {
    const told = intentStatuses.map((status) => [status, eventOf(status, false), eventOf(status, true)]);
    expect(told).toEqual([
      ['requires_payment_method', undefined, 'fail'],
      ['requires_confirmation', undefined, undefined],
      ['requires_action', undefined, undefined],
      ['processing', 'process', 'process'],
      ['requires_capture', 'authorise', 'authorise'],
      ['canceled', 'release', 'release'],
      ['succeeded', 'pay', 'pay'],
    ]);
  });
});
