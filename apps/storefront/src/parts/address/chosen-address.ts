import type { AddressForm } from '@zanga/contract/people/addresses';

/** Address of a delivery: a customer's saved one, or one typed for this order. */
export type ChosenAddress =
  | { readonly address_id: string; readonly address: null }
  | { readonly address_id: null; readonly address: AddressForm };
