import { paymentTexts as t } from '../payment-texts.ts';

/** Whose address a wallet names, as far as it tells before the payment. */
export type WalletContact = {
  readonly country: string;
  /** The order goes somewhere else than the wallet says, as far as that can be told. */
  readonly elsewhere: boolean;
};

/** What Apple Pay and Google Pay tell, whoever brings them: a browser's buttons or an app's (STA-8). */
export type WalletEvent =
  | { readonly type: 'loaded'; readonly offered: boolean }
  | { readonly type: 'failed_to_load' }
  | { readonly type: 'payment_method_created' }
  | ({ readonly type: 'shipping_contact_selected' } & WalletContact)
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

/** State of a wallet payment after an event; after the end, events change nothing. */
export const afterWallet = (state: WalletState, event: WalletEvent): WalletState => {
  if (state.phase === 'done') return state;
  switch (event.type) {
    case 'loaded':
      return { phase: event.offered ? 'offered' : 'absent', message: null };
    case 'failed_to_load':
      return { phase: 'absent', message: null };
    case 'payment_method_created':
      // What was said of the address still holds while it is paid.
      return { phase: 'paying', message: state.message === t.ownAddress ? t.ownAddress : null };
    case 'shipping_contact_selected':
      if (event.country !== 'IT') return { phase: 'offered', message: t.onlyItaly };
      // The address is the order's own; of a wallet's it is said at most that it is another one.
      return { ...state, message: event.elsewhere ? t.ownAddress : null };
    case 'completed':
      return { phase: 'done', message: null };
    case 'canceled':
      return { phase: 'offered', message: null };
    case 'failed':
      return { phase: 'offered', message: event.message ?? t.failed };
  }
};
