import type { AddressForm } from '@zanga/contract/people/addresses';
import type { AddressId } from '@zanga/domain/ids';

/** Address of a delivery: a customer's saved one, or one typed for this order. */
export type ChosenAddress =
  | { readonly address_id: AddressId; readonly address: null }
  | { readonly address_id: null; readonly address: AddressForm };
