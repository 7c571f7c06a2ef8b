import { describe, expect, it } from 'vitest';
import { orderOf, orderPart } from '../order-testing.ts';
import { thanksWords } from './thanks-words.ts';

const now = new Date('2026-11-20T12:10:00.000Z');
const window = { promised_until: '2026-11-20T12:45:00.000Z' };

describe('[RTE-10] the words after an order', () => {
  it('claim neither payment nor consent before they are there', () => {
    expect(thanksWords(orderOf(orderPart({ state: 'awaiting_payment' })), now)).toEqual({
      title: 'Ci siamo quasi, Ada',
      line: 'Aspettiamo la conferma del pagamento: appena arriva, il negozio riceve l’ordine.',
      when: 'Ritiro previsto alle 13:30',
    });
    expect(thanksWords(orderOf(orderPart({ state: 'placed', ...window })), now)).toMatchObject({
      title: 'Grazie, Ada!',
      when: 'Ritiro previsto 13:30–13:45',
    });
  });

  it('count down once the shop has accepted', () => {
    const brought = orderPart({ mode: 'delivery', state: 'accepted', ...window });
    expect(thanksWords(orderOf(brought), now)).toMatchObject({
      line: 'Il negozio ha confermato il tuo ordine.',
      when: 'Arriva tra 20 min · 13:30–13:45',
    });
  });

  it('name the day of an order for another day', () => {
    const times = { promised_at: '2026-11-21T12:30:00.000Z', promised_until: '2026-11-21T12:45:00.000Z' };
    const part = orderPart({ mode: 'delivery', state: 'placed', ...times });
    expect(thanksWords(orderOf(part), now).when).toBe('Consegna prevista domani alle 13:30–13:45');
  });

  it('thank for no order that failed', () => {
    const order = orderOf(orderPart({ state: 'rejected', label: 'Il negozio non può prepararlo' }));
    expect(thanksWords(order, now)).toEqual({
      title: 'Ci dispiace, Ada',
      line: 'Il negozio non può prepararlo',
      when: undefined,
    });
  });
});
