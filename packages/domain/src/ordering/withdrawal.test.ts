import { describe, expect, it } from 'vitest';
import { type LineToReturn, withdrawalEnds, withdrawalOf } from './withdrawal.ts';

const now = new Date('2026-11-20T12:00:00Z');
const completedAt = new Date('2026-11-10T15:00:00Z');
const mug: LineToReturn = {
  id: 'mug',
  kind: 'merchandise',
  state: 'completed',
  completedAt,
  left: 1,
  withdrawn: false,
};
const pizza: LineToReturn = { ...mug, id: 'pizza', kind: 'food' };

describe('the right to withdraw', () => {
  it('lasts fourteen days from the day of the delivery, to its midnight in Rome', () => {
    expect(withdrawalEnds(completedAt)).toEqual(new Date('2026-11-24T23:00:00Z'));
    expect(withdrawalEnds(new Date('2026-10-20T10:00:00Z'))).toEqual(new Date('2026-11-03T23:00:00Z'));
    expect(withdrawalOf([mug], new Date('2026-11-24T22:59:59Z')).lines).toEqual(['mug']);
    expect(withdrawalOf([mug], new Date('2026-11-24T23:00:00Z')).lines).toEqual([]);
  });

  it('is for merchandise; the exemption of food is explained', () => {
    const withdrawal = withdrawalOf([mug, pizza], now);
    expect(withdrawal.lines).toEqual(['mug']);
    expect(withdrawal.until).toEqual(new Date('2026-11-24T23:00:00Z'));
    expect(withdrawal.text).toBe(
      'Puoi restituire i prodotti del negozio fino a martedì alle 23:59. Cibi e bevande preparati o deperibili non si possono restituire (art. 59 del Codice del consumo).',
    );
    expect(withdrawalOf([{ ...mug, kind: 'cinema' }], now).lines).toEqual([]);
  });

  it('begins when the shop has accepted; before that, an order is simply cancelled', () => {
    const placed = { ...mug, state: 'placed', completedAt: null } as const;
    expect(withdrawalOf([placed], now).lines).toEqual([]);
    expect(withdrawalOf([{ ...placed, state: 'out_for_delivery' }], now)).toMatchObject({
      lines: ['mug'],
      until: null,
    });
  });

  it('is used once', () => {
    expect(withdrawalOf([{ ...mug, withdrawn: true }], now)).toMatchObject({
      lines: [],
      text: 'Abbiamo ricevuto il tuo recesso: ti rimborsiamo appena i prodotti tornano da noi.',
    });
  });

  it('ends for pieces already refunded', () => {
    expect(withdrawalOf([{ ...mug, left: 0 }], now)).toMatchObject({
      lines: [],
      text: 'I prodotti del negozio sono già stati rimborsati.',
    });
  });
});
