import { useQueryClient } from '@tanstack/react-query';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import type { Place } from '@zanga/contract/shops/places';
import { useRef, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { addressTexts as t } from '../address-texts.ts';
import type { KnownAddress, SendAddress } from '../known-address.ts';
import { findTown, findZone, type TownSearch, takeTown, zonesOf } from './find-town.ts';
import { addressOf, streetDraft, streetDraftOf } from './street-draft.ts';
import type { ChosenTown } from './town-search.ts';

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
  const vain: TownSearch['vain'] = useRef({ town: '', why: '' });
  const search = { service, queryClient, vain };
  const [schema] = useState(() =>
    streetDraft((town) => (town.trim() === vain.current.town ? vain.current.why : undefined)),
  );
  const own = useContractForm(schema, {
    defaults: streetDraftOf(known),
    labels,
    renamed,
    before: async (form) => {
      vain.current = { town: '', why: '' };
      await findTown(search, form);
      await findZone(search, form);
    },
    send: async (draft) => send(addressOf(known, draft, await zonesOf(search, draft))),
  });

  const choose = (town: ChosenTown) => {
    vain.current = { town: '', why: '' };
    takeTown(own.form, town);
  };
  /** The device gives the town, and a first guess of the zone: its position may be a street away. */
  const locate = async ({ city, province, zip, latitude: lat, longitude: lng }: Place) => {
    choose({ city, province, zip, lat, lng });
    const body = { address: { lat, lng } };
    // Without an answer the person chooses the zone.
    const reach = await service.api('POST /api/shops/check/address', { body }).catch(() => undefined);
    const zone = reach?.data.find((shop) => shop.delivers && shop.zone !== null)?.zone;
    if (zone) own.form.setValue('zone', zone);
  };
  return { ...own, locate, takeTown: choose };
};
