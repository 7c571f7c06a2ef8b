import type { AddressForm } from '@zanga/contract/people/addresses';
import type { output } from 'zod/mini';

/** An address as a form has checked it. */
export type WrittenAddress = output<typeof AddressForm>;

/** An address as it is known before it is changed; none of it for a new one. */
export type KnownAddress = Partial<WrittenAddress>;

export type SendAddress = (address: WrittenAddress) => Promise<unknown>;

/** What both forms of an address are given. */
export type AddressFormProps = {
  /** What it is called for who cannot see it. */
  readonly name: string;
  readonly known?: KnownAddress;
  /** Whether it is kept under a name of its owner's. */
  readonly named: boolean;
  readonly submitLabel?: string;
  readonly onSend: SendAddress;
  readonly onCancel?: (() => void) | undefined;
};

/** Everything of an address that nobody needs to write. */
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
