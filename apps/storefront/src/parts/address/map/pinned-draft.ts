import { AddressForm } from '@zanga/contract/people/addresses';
import type { Place } from '@zanga/contract/shops/places';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import * as z from 'zod/mini';
import { addressTexts as t } from '../address-texts.ts';
import { emptyAddress, type KnownAddress } from '../known-address.ts';

/** The form as it is filled in: the address, and that its pin has been looked at. */
export const AddressDraft = z.extend(AddressForm, {
  lat: z.number(t.notFound),
  lng: z.number(t.notFound),
  pin: z.boolean().check(z.refine((looked) => looked, t.pinMissing)),
});
export type AddressDraft = z.input<typeof AddressDraft>;

/** What the form begins with: somebody's address has its pin already. */
export const draftOf = (known: KnownAddress) => ({
  ...emptyAddress,
  ...known,
  pinned: true,
  pin: known.lat !== undefined,
});

/** What a place found by a search says of an address; what it does not know stays as it is written. */
export const placeFields = ({ street, number, zip, city, province, latitude, longitude }: Place) => ({
  ...(street && { street }),
  ...(number && { number }),
  ...(zip && { zip }),
  city,
  province,
  lat: latitude,
  lng: longitude,
});

type Written = Pick<AddressDraft, 'street' | 'number' | 'zip' | 'city' | 'province'>;

/** What a search is asked for an address that was written by hand. */
export const searchFor = ({ street, number, zip, city, province }: Written): string =>
  writtenAddress({ street, number, zip, city, province: province.trim().toUpperCase() }).slice(0, 100);

/** Which town an address is in: a pin of another one is of no use. */
export const townOf = ({ city, province }: Pick<Written, 'city' | 'province'>): string =>
  `${city} ${province}`.trim().toLowerCase();
