import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { TownZone } from '@zanga/contract/shops/zones';
import { townInLine } from '@zanga/domain/shops/streets/written-door';
import type { UseFormReturn } from 'react-hook-form';
import type { Service } from '../../../base/api/api.tsx';
import { placeErrors, addressTexts as t } from '../address-texts.ts';
import { type FilledDraft, type StreetDraft, settleDraft, townText } from './street-draft.ts';
import { type ChosenTown, townNamed, townsFor } from './town-search.ts';
import { servedTownsQuery, zonesQuery } from './zones-query.ts';

export type StreetForm = UseFormReturn<StreetDraft, unknown, FilledDraft>;

/** The form's service, and the town whose search failed, with the reason. */
export type TownSearch = {
  readonly service: Service;
  readonly queryClient: QueryClient;
  readonly vain: { current: { readonly town: string; readonly why: string } };
};

export const zonesOf = async (
  { service, queryClient }: TownSearch,
  { city, province }: Pick<StreetDraft, 'city' | 'province'>,
): Promise<readonly TownZone[]> =>
  (await queryClient.fetchQuery(zonesQuery(service, { city, province }))).data;

/** Puts a town into the form with its post code; the zone has to be asked for again. */
export const takeTown = (form: StreetForm, { city, province, zip, lat, lng }: ChosenTown) => {
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

const named = async ({ service, queryClient }: TownSearch, town: string) => {
  const served = (await queryClient.fetchQuery(servedTownsQuery(service))).data;
  const near = townNamed(town, served);
  if (near) return near;
  const places = (await service.api('GET /api/places', { query: { search: town } })).data;
  const towns = townsFor(town, [], places);
  return townNamed(town, towns) ?? towns[0];
};

/** Splits a whole address typed or pasted into the street field; returns its post code. */
const takeApart = (form: StreetForm): string => {
  const { line, town } = form.getValues();
  const whole = townInLine(line);
  if (!whole) return '';
  const written = town.trim().toLowerCase();
  if (written !== '' && !written.startsWith(whole.town.toLowerCase())) return '';
  form.setValue('line', whole.line);
  if (written === '') form.setValue('town', whole.town);
  return whole.zip;
};

/** Finds the typed town: a person may leave the field without choosing from the list. */
export const findTown = async (search: TownSearch, form: StreetForm) => {
  const zip = takeApart(form);
  const { town: typed, ...values } = form.getValues();
  const town = typed.trim();
  if (town === '' || town === townText(values)) return;
  try {
    const found = await named(search, town);
    if (found) takeTown(form, found);
    // A typed post code is nearer to the door than the town's general one.
    if (found && zip) form.setValue('zip', zip);
    if (!found) search.vain.current = { town, why: t.townNotFound };
  } catch (error) {
    const refused = isApiError(error) && error.status === 422;
    search.vain.current = { town, why: refused ? t.townNotFound : placeErrors.search };
  }
};

/** Checks whether the zone has to be asked for, and finds a position where the list gave none. */
export const findZone = async (search: TownSearch, form: StreetForm) => {
  const values = form.getValues();
  if (values.city === '' || search.vain.current.town !== '') return;
  const town = values.town.trim();
  try {
    const { zone, among } = settleDraft(await zonesOf(search, values), { ...values, zone: null });
    form.setValue('asked', among.length > 0);
    // A zone name that no longer exists is no answer.
    if (among.length > 0 && values.zone && !among.includes(values.zone)) form.setValue('zone', null);
    if (values.lat !== undefined || zone) return;
    const places = await search.service.api('GET /api/places', { query: { search: townText(values) } });
    const [place] = places.data;
    form.setValue('lat', place?.latitude);
    form.setValue('lng', place?.longitude);
    if (!place) search.vain.current = { town, why: t.townNotFound };
  } catch {
    search.vain.current = { town, why: placeErrors.search };
  }
};
