import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import type { Place } from '@zanga/contract/shops/places';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useService } from '../../../base/api/api.tsx';
import { placeErrors, addressTexts as t } from '../address-texts.ts';
import type { KnownAddress, SendAddress } from '../known-address.ts';
import {
  addressOf,
  type FilledDraft,
  type StreetDraft,
  settleDraft,
  streetDraft,
  streetDraftOf,
  townText,
} from './street-draft.ts';
import { type ChosenTown, townNamed, townsFor } from './town-search.ts';
import { servedTownsQuery, zonesQuery } from './zones-query.ts';

type Form = UseFormReturn<StreetDraft, unknown, FilledDraft>;

const labels = {
  line: t.line,
  town: t.city,
  zone: t.zone,
  doorbell: t.doorbell,
  staircase: t.staircase,
  floor: t.floor,
  zip: t.zip,
  notes: t.notes,
  label: t.label,
} as const;

/** Names that the server knows fields by. */
const renamed = {
  street: 'line',
  number: 'line',
  city: 'town',
  province: 'town',
  lat: 'town',
  lng: 'town',
} as const;

/** The form of an address without a map: the town is found by its name, the zone by the street. */
export const useStreetForm = (known: KnownAddress, send: SendAddress) => {
  const service = useService();
  const queryClient = useQueryClient();
  const vain = useRef({ town: '', why: '' });
  const [schema] = useState(() =>
    streetDraft((town) => (town.trim() === vain.current.town ? vain.current.why : undefined)),
  );

  const zonesOf = ({ city, province }: Pick<StreetDraft, 'city' | 'province'>) =>
    queryClient.fetchQuery(zonesQuery(service, { city, province })).then(({ data }) => data);

  const takeTown = (form: Form, { city, province, zip, lat, lng }: ChosenTown) => {
    vain.current = { town: '', why: '' };
    const before = form.getValues();
    if (before.city !== city || before.province !== province) {
      form.setValue('zip', zip);
      form.setValue('zone', null);
    }
    form.setValue('city', city);
    form.setValue('province', province);
    form.setValue('lat', lat);
    form.setValue('lng', lng);
    form.setValue('town', townText({ city, province }));
    form.clearErrors('town');
  };

  /** Finds the town that is written: one may leave the field without taking it from the list. */
  const findTown = async (form: Form) => {
    const { town: typed, ...values } = form.getValues();
    const town = typed.trim();
    if (town === '' || town === townText(values)) return;
    try {
      const served = (await queryClient.fetchQuery(servedTownsQuery(service))).data;
      const near = townNamed(town, served);
      const places = near ? [] : (await service.api('GET /api/places', { query: { search: town } })).data;
      const towns = near ? [near] : townsFor(town, [], places);
      const found = townNamed(town, towns) ?? towns[0];
      if (found) return takeTown(form, found);
      vain.current = { town, why: t.townNotFound };
    } catch (error) {
      const refused = isApiError(error) && error.status === 422;
      vain.current = { town, why: refused ? t.townNotFound : placeErrors.search };
    }
  };

  /** Finds out whether the zone has to be asked for, and a position where the list has given none. */
  const findZone = async (form: Form) => {
    const values = form.getValues();
    if (values.city === '' || vain.current.town !== '') return;
    const town = values.town.trim();
    try {
      const zones = await zonesOf(values);
      const { zone, among } = settleDraft(zones, { ...values, zone: null });
      form.setValue('asked', among.length > 0);
      if (values.lat !== undefined || zone) return;
      const [place] = (await service.api('GET /api/places', { query: { search: townText(values) } })).data;
      form.setValue('lat', place?.latitude);
      form.setValue('lng', place?.longitude);
      if (!place) vain.current = { town, why: t.townNotFound };
    } catch {
      vain.current = { town, why: placeErrors.search };
    }
  };

  const own = useContractForm(schema, {
    defaults: streetDraftOf(known),
    labels,
    renamed,
    before: async (form) => {
      vain.current = { town: '', why: '' };
      await findTown(form);
      await findZone(form);
    },
    send: async (draft) => send(addressOf(known, draft, await zonesOf(draft))),
  });

  /** The device tells the town, and the zone to begin with: it may be a street away. */
  const locate = async ({ city, province, zip, latitude: lat, longitude: lng }: Place) => {
    takeTown(own.form, { city, province, zip, lat, lng });
    const address = { lat, lng };
    const reach = await service
      .api('POST /api/shops/check/address', { body: { address } })
      .catch(() => undefined);
    const zone = reach?.data.find(({ delivers, zone: one }) => delivers && one !== null)?.zone;
    if (zone) own.form.setValue('zone', zone);
  };
  return { ...own, locate, takeTown: (town: ChosenTown) => takeTown(own.form, town) };
};
