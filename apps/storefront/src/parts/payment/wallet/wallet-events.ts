import { paymentTexts as t } from '../payment-texts.ts';

/** Address of a wallet's owner, as far as it is known before the payment. */
export type WalletContact = {
  readonly country: string;
  /** The order visibly goes to another address than the wallet's. */
  readonly elsewhere: boolean;
};

/** Events of Apple Pay and Google Pay, from a browser's buttons or the app's (STA-8). */
export type WalletEvent =
  | { readonly type: 'loaded'; readonly offered: boolean }
  | { readonly type: 'failed_to_load' }
  | { readonly type: 'payment_method_created' }
  | ({ readonly type: 'shipping_contact_selected' } & WalletContact)
  | { readonly type: 'completed' }
  | { readonly type: 'canceled' }
  | { readonly type: 'failed'; readonly message?: string | undefined };

export type WalletState = {
  /** Buttons show only with a wallet; a wallet that fails to load is no error: cards remain. */
  readonly phase: 'loading' | 'absent' | 'offered' | 'paying' | 'done';
  /** Message under the buttons (ERR-9). */
  readonly message: string | null;
};

export const noWalletYet: WalletState = { phase: 'loading', message: null };

/** State of a wallet payment after an event; after the end, events change nothing. */
export const afterWallet = (state: WalletState, event: WalletEvent): WalletState => {
  if (state.phase === 'done') return state;
  switch (event.type) {
    case 'loaded':
      return { phase: event.offered ? 'offered' : 'absent', message: null };
    case 'failed_to_load':
      return { phase: 'absent', message: null };
    case 'payment_method_created':
      // The warning about the address stays during the payment.
      return { phase: 'paying', message: state.message === t.ownAddress ? t.ownAddress : null };
    case 'shipping_contact_selected':
      if (event.country !== 'IT') return { phase: 'offered', message: t.onlyItaly };
      // The order's own address counts; the wallet's only causes a warning when it differs.
      return { ...state, message: event.elsewhere ? t.ownAddress : null };
    case 'completed':
      return { phase: 'done', message: null };
    case 'canceled':
      return { phase: 'offered', message: null };
    case 'failed':
      return { phase: 'offered', message: event.message ?? t.failed };
  }
};
