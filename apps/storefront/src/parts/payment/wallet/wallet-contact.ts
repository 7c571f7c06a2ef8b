import type { WalletContact } from './wallet-events.ts';

/** An order as far as it says where its parts go. */
type Carried = {
  readonly deliveries: readonly { readonly mode: string; readonly address: string | null }[];
};

/** The addresses an order is brought or sent to, each in one line; a wallet is asked for its own only where there is one. */
export const carriedTo = ({ deliveries }: Carried): readonly string[] => {
  const carried = deliveries.filter(({ mode }) => mode === 'delivery' || mode === 'shipping');
  return [...new Set(carried.flatMap(({ address }) => address ?? []))];
};

type WalletAddress = { readonly country?: string | undefined; readonly zip?: string | undefined };

/**
 * Contact of a wallet for an order to these addresses. Before the payment a wallet gives no street, so postal codes
 * are compared.
 */
export const contactOf = ({ country, zip }: WalletAddress, goesTo: readonly string[]): WalletContact => ({
  country: country?.toUpperCase() ?? 'IT',
  elsewhere: zip !== undefined && zip !== '' && !goesTo.every((address) => address.includes(zip)),
});
