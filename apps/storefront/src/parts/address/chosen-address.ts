import type { AddressForm } from '@zanga/contract/people/addresses';

/** Where something is to be brought: one of the customer's addresses, or one written for this time. */
export type ChosenAddress =
  | { readonly address_id: string; readonly address: null }
  | { readonly address_id: null; readonly address: AddressForm };
