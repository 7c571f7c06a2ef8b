import type { AddressForm } from '@zanga/contract/people/addresses';
import type { output } from 'zod/mini';

/** An address that its form has validated. */
export type WrittenAddress = output<typeof AddressForm>;

/** Known fields of an address before its form; empty for a new one. */
export type KnownAddress = Partial<WrittenAddress>;

export type SendAddress = (address: WrittenAddress) => Promise<unknown>;

/** Props shared by the two address forms. */
export type AddressFormProps = {
  /** Accessible name of the form. */
  readonly name: string;
  readonly known?: KnownAddress;
  /** Whether the form has a field for the address's own name. */
  readonly named: boolean;
  readonly submitLabel?: string;
  readonly onSend: SendAddress;
  readonly onCancel?: (() => void) | undefined;
};

/** Defaults of all fields of an address. */
export const emptyAddress = {
  label: '',
  street: '',
  number: '',
  staircase: '',
  floor: '',
  doorbell: '',
  zip: '',
  city: '',
  province: '',
  notes: '',
  is_default: false,
  zone: null,
  pinned: true,
} as const;
