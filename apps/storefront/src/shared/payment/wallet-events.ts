import { paymentTexts as t } from './payment-texts.ts';

/** What Apple Pay and Google Pay tell, whoever brings them: a browser's buttons or an app's (STA-8). */
export type WalletEvent =
  | { readonly type: 'loaded'; readonly offered: boolean }
  | { readonly type: 'failed_to_load' }
  | { readonly type: 'payment_method_created' }
  | { readonly type: 'shipping_contact_selected'; readonly country: string }
  | { readonly type: 'completed' }
  | { readonly type: 'canceled' }
  | { readonly type: 'failed'; readonly message?: string | undefined };

export type WalletState = {
  /** Buttons show only where a wallet is there; a wallet that does not come is no trouble: cards remain. */
  readonly phase: 'loading' | 'absent' | 'offered' | 'paying' | 'done';
  /** What is said under the buttons (ERR-9). */
  readonly message: string | null;
};

export const noWalletYet: WalletState = { phase: 'loading', message: null };

/** What a wallet's word changes; what comes after the end changes nothing. */
export const afterWallet = (state: WalletState, event: WalletEvent): WalletState => {
  if (state.phase === 'done') return state;
  switch (event.type) {
    case 'loaded':
      return { phase: event.offered ? 'offered' : 'absent', message: null };
    case 'failed_to_load':
      return { phase: 'absent', message: null };
    case 'payment_method_created':
      return { phase: 'paying', message: null };
    case 'shipping_contact_selected':
      // The address is the order's own; a wallet's says at most that it is somewhere else.
      return event.country === 'IT' ? state : { phase: 'offered', message: t.onlyItaly };
    case 'completed':
      return { phase: 'done', message: null };
    case 'canceled':
      return { phase: 'offered', message: null };
    case 'failed':
      return { phase: 'offered', message: event.message ?? t.failed };
  }
};
