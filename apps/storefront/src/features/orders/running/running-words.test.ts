import { describe, expect, it } from 'vitest';
import { orderOf, orderPart } from '../order-testing.ts';
import { askedAgainAfter, awaitedPart, inOrder, isTold, runningWords } from './running-words.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const until = '2026-11-20T12:45:00.000Z';

describe('[RTE-14] the bar of the running order', () => {
  it('counts the minutes to the promised time', () => {
    expect(runningWords(orderOf(), at('12:18'))).toEqual({
      state: 'In preparazione',
      title: 'Pronto tra 12 min',
      line: 'Ordine A-017 · In preparazione',
      share: 0.6,
    });
    expect(runningWords(orderOf(), at('12:31')).title).toBe('Pronto a momenti');
    expect(runningWords(orderOf(), at('10:00')).title).toBe('Pronto alle 13:30');
  });

  it('gives the span of a delivery', () => {
    const brought = orderPart({ mode: 'delivery', state: 'out_for_delivery', promised_until: until });
    expect(runningWords(orderOf(brought), at('12:22'))).toMatchObject({
      title: 'Arriva tra 8 min',
      line: 'Ordine A-017 · 13:30–13:45',
    });
  });

  it('has no countdown before the shop accepts, nor after the handover', () => {
    const asked = runningWords(orderOf(orderPart({ state: 'placed', promised_until: until })), at('12:10'));
    expect(asked).toMatchObject({
      title: 'Aspettiamo la conferma del negozio',
      line: 'Ordine A-017 · Previsto 13:30–13:45',
      share: 0,
    });
    const ready = runningWords(orderOf(orderPart({ state: 'ready' })), at('12:20'));
    expect(ready).toMatchObject({ title: 'Pronto: ti aspettiamo', line: 'Ordine A-017 · Zanga Catania' });
  });

  it('names the deadline of an unpaid order', () => {
    const order = orderOf(orderPart({ state: 'awaiting_payment' }), { pay_by: '2026-11-20T12:15:00.000Z' });
    expect(runningWords(order, at('12:01')).line).toBe('Ordine A-017 · Completa il pagamento entro le 13:15');
  });

  it('ends three hours after the promised time of an order left open', () => {
    expect(isTold(orderOf(), at('15:30'))).toBe(true);
    expect(isTold(orderOf(), at('15:31'))).toBe(false);
    const tomorrow = orderPart({ promised_at: '2026-11-21T12:30:00.000Z' });
    expect(isTold(orderOf(tomorrow), at('23:00'))).toBe(true);
  });

  it('follows the earliest part in the order’s state', () => {
    const early = orderPart({ part: 'goods', promised_at: '2026-11-20T12:10:00.000Z' });
    const order = orderOf(orderPart(), { deliveries: [orderPart({ state: 'ready' }), orderPart(), early] });
    expect(awaitedPart(order)?.part).toBe('goods');
  });

  it('asks again for running orders, so that one cancelled elsewhere disappears', () => {
    expect(askedAgainAfter(orderOf())).toBe(20_000);
    expect(askedAgainAfter(orderOf(orderPart({ state: 'cancelled' })))).toBe(false);
    expect(askedAgainAfter(undefined)).toBe(false);
  });

  it('puts ended orders first, then the earliest', () => {
    const later = orderOf(orderPart({ promised_at: '2026-11-20T14:00:00.000Z' }), { id: 'ord_2' });
    const refused = orderOf(orderPart({ state: 'rejected' }), { id: 'ord_3' });
    expect(inOrder([later, orderOf(), refused]).map(({ id }) => id)).toEqual(['ord_3', 'ord_1', 'ord_2']);
  });
});
