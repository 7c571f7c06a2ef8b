import { AddressForm } from '@zanga/contract/people/addresses';
import type { Place } from '@zanga/contract/shops/places';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import * as z from 'zod/mini';
import { addressTexts as t } from '../address-texts.ts';
import { emptyAddress, type KnownAddress } from '../known-address.ts';

/** The filled-in form: an address whose pin was confirmed. */
export const AddressDraft = z.extend(AddressForm, {
  lat: z.number(t.notFound),
  lng: z.number(t.notFound),
  pin: z.boolean().check(z.refine((looked) => looked, t.pinMissing)),
});
export type AddressDraft = z.input<typeof AddressDraft>;

/** First values of the form: a saved address already has its pin. */
export const draftOf = (known: KnownAddress) => ({
  ...emptyAddress,
  ...known,
  pinned: true,
  pin: known.lat !== undefined,
});

/** Address fields of a found place; unknown fields keep their typed text. */
export const placeFields = ({ street, number, zip, city, province, latitude, longitude }: Place) => ({
  ...(street && { street }),
  ...(number && { number }),
  ...(zip && { zip }),
  city,
  province,
  lat: latitude,
  lng: longitude,
});

type TypedAddress = Pick<AddressDraft, 'street' | 'number' | 'zip' | 'city' | 'province'>;

/** Search text for a typed address. */
export const searchFor = ({ street, number, zip, city, province }: TypedAddress): string =>
  writtenAddress({ street, number, zip, city, province: province.trim().toUpperCase() }).slice(0, 100);

/** Town of an address as a key: a pin in another town is useless. */
export const townOf = ({ city, province }: Pick<TypedAddress, 'city' | 'province'>): string =>
  `${city} ${province}`.trim().toLowerCase();
