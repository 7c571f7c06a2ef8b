import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import type { Place } from '@zanga/contract/shops/places';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { output } from 'zod/mini';
import { useService } from '../../../base/api/api.tsx';
import { addressTexts as t } from '../address-texts.ts';
import type { KnownAddress, SendAddress } from '../known-address.ts';
import { AddressDraft, draftOf, placeFields, searchFor, townOf } from './pinned-draft.ts';

type Form = UseFormReturn<AddressDraft, unknown, output<typeof AddressDraft>>;
const written = ['street', 'number', 'zip', 'city', 'province'] as const;

type Origin = { readonly lat: number; readonly lng: number; readonly name: string };

const originOf = ({ lat, lng, city }: KnownAddress): Origin | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lng, name: city ?? '' };

const labels = {
  street: t.street,
  number: t.number,
  zip: t.zip,
  city: t.city,
  province: t.province,
  lat: t.city,
  pin: t.pin,
  staircase: t.staircase,
  floor: t.floor,
  doorbell: t.doorbell,
  notes: t.notes,
  label: t.label,
} as const;

/** The form of an address: filled in by a search, the device or by hand; the pin follows the town. */
export const usePinnedForm = (known: KnownAddress, send: SendAddress) => {
  const service = useService();
  const [origin, setOrigin] = useState(() => originOf(known));
  const placed = useRef(known.lat === undefined ? '' : townOf({ city: '', province: '', ...known }));

  const put = (place: Place, form: Form) => {
    const { lat, lng, ...words } = placeFields(place);
    for (const name of written) if (words[name] !== undefined) form.setValue(name, words[name]);
    form.setValue('lat', lat);
    form.setValue('lng', lng);
    form.setValue('pin', place.precise);
    form.clearErrors();
    setOrigin({ lat, lng, name: place.formatted_address });
    placed.current = townOf(words);
  };

  /** A town written by hand is looked for, so that there is a pin to confirm. */
  const place = async (form: Form) => {
    const values = form.getValues();
    if (values.city === '' || townOf(values) === placed.current) return;
    const search = searchFor(values);
    // Without an answer the person sets the pin.
    const found = await service.api('GET /api/places', { query: { search } }).catch(() => undefined);
    const [first] = found?.data ?? [];
    if (first) put({ ...first, street: '', number: '', zip: '' }, form);
  };

  const own = useContractForm(AddressDraft, {
    defaults: draftOf(known),
    labels,
    before: place,
    send: async ({ pin: _, ...address }) => send(address),
  });
  return { ...own, origin, choose: (found: Place) => put(found, own.form) };
};
