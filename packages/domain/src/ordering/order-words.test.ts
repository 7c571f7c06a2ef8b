import { describe, expect, it } from 'vitest';
import { orderNumber } from './order-number.ts';
import { mayReview, payBy } from './order-rules.ts';
import { type PartToTell, stateWords } from './order-words.ts';

const now = new Date('2026-11-20T18:40:00Z');
const part = (given: Partial<PartToTell>): PartToTell => ({
  mode: 'delivery',
  state: 'placed',
  since: new Date('2026-11-20T18:30:00Z'),
  promisedAt: new Date('2026-11-20T19:15:00Z'),
  payBy: null,
  table: null,
  ...given,
});

describe('[RTE-14] the words for where an order stands', () => {
  it.each([
    [
      { state: 'awaiting_payment', payBy: new Date('2026-11-20T18:55:00Z') },
      'In attesa del pagamento, fino alle 19:55',
    ],
    [{ state: 'placed' }, 'Inviato: aspettiamo la conferma del negozio'],
    [{ state: 'accepted' }, 'Confermato: arriva alle 20:15'],
    [{ state: 'accepted', mode: 'pickup' }, 'Confermato: pronto alle 20:15'],
    [{ state: 'accepted', mode: 'onshop', table: '7' }, 'Confermato: arriva al tavolo 7'],
    [
      { state: 'preparing', promisedAt: new Date('2026-11-21T11:30:00Z') },
      'In preparazione: arriva domani alle 12:30',
    ],
    [{ state: 'ready' }, 'Pronto: sta per partire'],
    [{ state: 'ready', mode: 'pickup' }, 'Pronto: ti aspettiamo in negozio'],
    [{ state: 'out_for_delivery' }, 'In consegna: arriva alle 20:15'],
    [{ state: 'out_for_delivery', mode: 'shipping' }, 'Spedito alle 19:30'],
    [{ state: 'completed' }, 'Consegnato alle 19:30'],
    [{ state: 'completed', mode: 'pickup' }, 'Ritirato alle 19:30'],
    [{ state: 'rejected' }, 'Il negozio non può prepararlo'],
    [{ state: 'cancelled' }, 'Annullato alle 19:30'],
    [{ state: 'expired' }, 'Scaduto: il pagamento non è arrivato in tempo'],
  ] as const)('%j: %s', (given, words) => {
    expect(stateWords(part(given), now)).toBe(words);
  });
});

describe('an order’s number', () => {
  it.each([
    [1, 'A-001'],
    [17, 'A-017'],
    [999, 'A-999'],
    [1_000, 'B-001'],
    [999 * 26, 'Z-999'],
    [999 * 26 + 1, 'AA-001'],
  ])('%d is %s', (sequence, number) => {
    expect(orderNumber(sequence)).toBe(number);
  });

  it('never falls twice in a day', () => {
    const many = Array.from({ length: 30_000 }, (_, at) => orderNumber(at + 1));
    expect(new Set(many).size).toBe(many.length);
    expect(() => orderNumber(0)).toThrow(RangeError);
  });
});

describe('an order in time', () => {
  it('waits a quarter of an hour for its payment', () => {
    expect(payBy(now)).toEqual(new Date('2026-11-20T18:55:00Z'));
  });

  it('can be reviewed for thirty days after its handover', () => {
    const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
    expect(mayReview('completed', days(29), now)).toBe(true);
    expect(mayReview('completed', days(30), now)).toBe(false);
    expect(mayReview('ready', null, now)).toBe(false);
  });
});
