import { describe, expect, it } from 'vitest';
import { isFetchedElsewhere, type PartToMove, whyNotMovable } from './moving.ts';

const part: PartToMove = {
  part: 'food',
  mode: 'delivery',
  state: 'placed',
  totem: false,
  waits: false,
  overCounter: false,
  others: [],
};

describe('an order that may go to another shop', () => {
  it('is delivery or pickup of food not yet begun by a kitchen', () => {
    for (const state of ['placed', 'accepted'] as const)
      for (const mode of ['delivery', 'pickup'] as const)
        expect(whyNotMovable({ ...part, state, mode })).toBeNull();
    for (const state of ['awaiting_payment', 'preparing', 'ready', 'completed', 'cancelled'] as const)
      expect(whyNotMovable({ ...part, state })).toBe('begun');
    for (const mode of ['onshop', 'shipping', 'entry'] as const)
      expect(whyNotMovable({ ...part, mode })).toBe('not_carried');
    expect(whyNotMovable({ ...part, part: 'goods', mode: 'pickup' })).toBe('not_carried');
  });

  it('has no customer at the totem, no open question, and no cash in a drawer', () => {
    expect(whyNotMovable({ ...part, totem: true })).toBe('totem');
    expect(whyNotMovable({ ...part, waits: true })).toBe('waits');
    expect(whyNotMovable({ ...part, overCounter: true })).toBe('over_counter');
  });

  it('is fetched alone, so that its customer can refuse all of it', () => {
    const others = [{ state: 'accepted' as const }];
    expect(whyNotMovable({ ...part, others })).toBeNull();
    expect(whyNotMovable({ ...part, mode: 'pickup', others })).toBe('fetched_with_more');
    expect(whyNotMovable({ ...part, mode: 'pickup', others: [{ state: 'completed' }] })).toBeNull();
  });
});

it('may be refused by a customer who would fetch it elsewhere, until its handover', () => {
  expect(isFetchedElsewhere({ mode: 'pickup', state: 'ready', moved: true })).toBe(true);
  expect(isFetchedElsewhere({ mode: 'pickup', state: 'completed', moved: true })).toBe(false);
  expect(isFetchedElsewhere({ mode: 'pickup', state: 'ready', moved: false })).toBe(false);
  expect(isFetchedElsewhere({ mode: 'delivery', state: 'accepted', moved: true })).toBe(false);
});
