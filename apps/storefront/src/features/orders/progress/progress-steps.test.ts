import type { OrderDelivery } from '@zanga/contract/ordering/orders';
import { deliveryStates } from '@zanga/domain/ordering/states';
import { describe, expect, it } from 'vitest';
import { progressSteps } from './progress-steps.ts';
import { stateWords } from './progress-texts.ts';

type Reached = OrderDelivery['progress'];
const at = '2026-11-21T18:00:00.000Z';
const reached = (...states: Reached[number]['state'][]): Reached => states.map((state) => ({ state, at }));

describe('[RTE-14] the steps of an order', () => {
  it.each(['delivery', 'shipping'] as const)('of %s show past and coming steps', (mode) => {
    const steps = progressSteps({
      mode,
      state: 'accepted',
      progress: reached('placed', 'accepted'),
    });
    expect(steps.map((step) => [step.state, step.at !== undefined, step.current])).toEqual([
      ['placed', true, false],
      ['accepted', true, true],
      ['preparing', false, false],
      ['ready', false, false],
      ['out_for_delivery', false, false],
      ['completed', false, false],
    ]);
  });

  it.each(['pickup', 'onshop'] as const)('have no delivery on the road by %s', (mode) => {
    const steps = progressSteps({ mode, state: 'placed', progress: reached('placed') });
    expect(steps.map(({ state }) => state)).not.toContain('out_for_delivery');
  });

  it('begin with the awaited payment', () => {
    const steps = progressSteps({
      mode: 'pickup',
      state: 'awaiting_payment',
      progress: reached('awaiting_payment'),
    });
    expect(steps.map(({ state }) => state)).toEqual([
      'awaiting_payment',
      'placed',
      'accepted',
      'preparing',
      'ready',
      'completed',
    ]);
  });

  it('drop a payment that has arrived', () => {
    const progress = reached('awaiting_payment', 'placed');
    const steps = progressSteps({ mode: 'pickup', state: 'placed', progress });
    expect(steps[0]).toMatchObject({ state: 'placed', current: true });
  });

  it.each(['rejected', 'cancelled', 'expired'] as const)('end once the part is %s', (state) => {
    const steps = progressSteps({ mode: 'delivery', state, progress: reached('placed', state) });
    expect(steps.map((step) => step.state)).toEqual(['placed', state]);
  });

  it.each(deliveryStates)('have words for %s in every mode', (state) => {
    for (const mode of ['delivery', 'pickup', 'onshop', 'shipping'] as const)
      expect(stateWords(state, mode)).not.toBe('');
  });
});
