import { intentStatuses } from '@zanga/domain/payments/intent-status';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

const outcomes = (message: string | null) =>
  Object.fromEntries(intentStatuses.map((status) => [status, outcomeOf({ status, message })]));

describe('the outcome of a payment attempt', () => {
  it('[ERR-10] goes on with a paid or held payment, and waits for a slow bank', () => {
    const all = outcomes(null);
    expect(all.succeeded).toEqual({ outcome: 'done' });
    expect(all.requires_capture).toEqual({ outcome: 'done' });
    expect(all.processing?.outcome).toBe('pending');
  });

  it('[ERR-8] [ERR-10] asks for another card in the provider’s words', () => {
    expect(outcomes('La carta è scaduta').requires_payment_method).toEqual({
      outcome: 'refused',
      message: 'La carta è scaduta',
    });
  });

  it('[ERR-9] or in its own, word for word', () => {
    expect(outcomes(null).requires_payment_method).toEqual({
      outcome: 'refused',
      message: 'Errore nel pagamento con carta, si prega di riprovare',
    });
  });

  it('[ERR-10] an unfinished payment is no success', () => {
    for (const status of ['requires_action', 'requires_confirmation', 'canceled'] as const)
      expect(outcomeOf({ status, message: null }).outcome).toBe('refused');
  });
});
