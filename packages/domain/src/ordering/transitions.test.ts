import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modes } from './cart-parts.ts';
import { orderState } from './order-state.ts';
import { type DeliveryState, deliveryStates } from './states.ts';
import {
  actors,
  isOver,
  type Mover,
  type OrderEvent,
  orderEvents,
  possibleEvents,
  stepOrder,
  transitions,
} from './transitions.ts';

const worker: Mover = { by: 'worker', mode: 'delivery' };
const customer: Mover = { by: 'customer', mode: 'delivery' };
const anyState = fc.constantFrom(...deliveryStates);
const anyEvent = fc.constantFrom(...orderEvents);
const anyMover = fc.record({ by: fc.constantFrom(...actors), mode: fc.constantFrom(...modes) });

const walk = (mover: Mover, from: DeliveryState, ...events: readonly OrderEvent[]) =>
  events.reduce<DeliveryState>((state, event) => {
    const step = stepOrder(state, event, mover);
    return step.step === 'moved' ? step.to : state;
  }, from);

describe('the way of an order', () => {
  it('[RTE-14] leads a delivery from the order to the door', () => {
    expect(walk(worker, 'placed', 'accept', 'prepare', 'finish', 'send_out', 'complete')).toBe('completed');
  });

  it('hands a pickup over without sending it out', () => {
    const pickup: Mover = { by: 'worker', mode: 'pickup' };
    expect(walk(pickup, 'placed', 'accept', 'finish', 'complete')).toBe('completed');
    expect(stepOrder('ready', 'send_out', pickup)).toEqual({ step: 'refused' });
    expect(stepOrder('ready', 'complete', worker)).toEqual({ step: 'refused' });
  });

  it('lets customers cancel until the shop has accepted, and never accept', () => {
    expect(stepOrder('placed', 'cancel', customer)).toEqual({ step: 'moved', to: 'cancelled' });
    expect(stepOrder('accepted', 'cancel', customer)).toEqual({ step: 'refused' });
    expect(stepOrder('placed', 'accept', customer)).toEqual({ step: 'refused' });
    expect(stepOrder('placed', 'cancel', worker)).toEqual({ step: 'refused' });
  });

  it('brings an expired order back when its money comes after all', () => {
    expect(stepOrder('expired', 'pay', { by: 'system', mode: 'delivery' })).toEqual({
      step: 'moved',
      to: 'placed',
    });
  });

  it('takes an event that already happened for a repeat, also after further steps', () => {
    fc.assert(
      fc.property(anyState, anyEvent, anyMover, (state, event, mover) => {
        const first = stepOrder(state, event, mover);
        if (first.step !== 'moved') return;
        expect(stepOrder(first.to, event, mover)).toEqual({ step: 'already' });
      }),
    );
    expect(stepOrder('ready', 'accept', worker)).toEqual({ step: 'already' });
    expect(stepOrder('cancelled', 'accept', worker)).toEqual({ step: 'refused' });
  });

  it('ends: an order that is over moves only by late money, or for tickets of a show called off', () => {
    const out = transitions.filter(({ from }) => from.some(isOver));
    expect(out.map(({ event }) => event)).toEqual(['pay', 'cancel']);
    expect(stepOrder('completed', 'cancel', { by: 'customer', mode: 'entry' }).step).not.toBe('moved');
    expect(stepOrder('completed', 'cancel', { by: 'system', mode: 'pickup' }).step).not.toBe('moved');
  });

  it('offers exactly the possible events', () => {
    fc.assert(
      fc.property(anyState, anyEvent, anyMover, (state, event, mover) => {
        expect(possibleEvents(state, mover).includes(event)).toBe(
          stepOrder(state, event, mover).step === 'moved',
        );
      }),
    );
  });
});

describe('the state of a whole order', () => {
  it('is the state of its slowest part that is not over', () => {
    expect(orderState(['ready', 'accepted'])).toBe('accepted');
    expect(orderState(['completed', 'out_for_delivery'])).toBe('out_for_delivery');
    expect(orderState(['rejected', 'placed'])).toBe('placed');
  });

  it('is completed when a part was handed over and none is left to do', () => {
    expect(orderState(['completed', 'rejected'])).toBe('completed');
    expect(orderState(['rejected', 'cancelled'])).toBe('rejected');
    expect(() => orderState([])).toThrow(RangeError);
  });

  it('does not depend on the order of the parts', () => {
    fc.assert(
      fc.property(fc.array(anyState, { minLength: 1, maxLength: 3 }), (parts) => {
        expect(orderState(parts)).toBe(orderState(parts.toReversed()));
      }),
    );
  });
});
