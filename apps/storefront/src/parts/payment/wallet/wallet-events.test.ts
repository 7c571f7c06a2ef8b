import { describe, expect, it } from 'vitest';
import { afterWallet, noWalletYet, type WalletEvent } from './wallet-events.ts';

const told = (...events: readonly WalletEvent[]) => events.reduce(afterWallet, noWalletYet);
const loaded = { type: 'loaded', offered: true } as const;
const created = { type: 'payment_method_created' } as const;

describe('the events of a wallet', () => {
  it('[STA-8] loaded: the buttons of an existing wallet show', () => {
    expect(told(loaded).phase).toBe('offered');
    expect(told({ type: 'loaded', offered: false }).phase).toBe('absent');
  });

  it('[STA-8] failed to load: no buttons and no message, cards remain', () => {
    expect(told({ type: 'failed_to_load' })).toEqual({ phase: 'absent', message: null });
  });

  it('[STA-8] payment method created, then completed', () => {
    expect(told(loaded, created).phase).toBe('paying');
    expect(told(loaded, created, { type: 'completed' })).toEqual({ phase: 'done', message: null });
  });

  it('[STA-8] canceled: as before, without a message', () => {
    expect(told(loaded, created, { type: 'canceled' })).toEqual({ phase: 'offered', message: null });
    const abroad = { type: 'shipping_contact_selected', country: 'FR', elsewhere: true } as const;
    expect(told(loaded, abroad, { type: 'canceled' })).toEqual({ phase: 'offered', message: null });
  });

  it('[STA-8] [ERR-9] failed: shows a message, and allows another try', () => {
    expect(told(loaded, created, { type: 'failed' })).toEqual({
      phase: 'offered',
      message: 'Errore nel pagamento con carta, si prega di riprovare',
    });
    expect(told(loaded, { type: 'failed', message: 'Carta scaduta' }).message).toBe('Carta scaduta');
    expect(told(loaded, { type: 'failed' }, created).message).toBeNull();
  });

  it('[STA-8] shipping contact selected: abroad is refused, another address warns, the same one is silent', () => {
    const contact = (country: string, elsewhere: boolean) =>
      ({ type: 'shipping_contact_selected', country, elsewhere }) as const;
    expect(told(loaded, contact('IT', false)).message).toBeNull();
    expect(told(loaded, contact('FR', true)).message).toBe('Consegniamo solo in Italia');
    const words =
      'L’indirizzo del wallet non è quello dell’ordine: consegniamo all’indirizzo che hai scelto qui sopra.';
    expect(told(loaded, contact('IT', true))).toEqual({ phase: 'offered', message: words });
    // The warning stays during the payment, and goes when another address is chosen.
    expect(told(loaded, contact('IT', true), created).message).toBe(words);
    expect(told(loaded, contact('IT', true), contact('IT', false)).message).toBeNull();
  });

  it('[STA-8] events after the end change nothing', () => {
    const late: readonly WalletEvent[] = [loaded, { type: 'failed' }, { type: 'canceled' }];
    expect(told(loaded, created, { type: 'completed' }, ...late).phase).toBe('done');
  });
});
