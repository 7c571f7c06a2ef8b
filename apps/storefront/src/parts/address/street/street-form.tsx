import { useQuery } from '@tanstack/react-query';
import { streetsBegun } from '@zanga/domain/shops/streets/street-names';
import { writtenDoor } from '@zanga/domain/shops/streets/written-door';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { useWatch } from 'react-hook-form';
import { useService } from '../../../base/api/api.tsx';
import { addressTexts as t } from '../address-texts.ts';
import { FormFrame } from '../form-frame.tsx';
import type { AddressFormProps, KnownAddress } from '../known-address.ts';
import { LocateButton } from '../locate-button.tsx';
import { OwnerFields } from '../owner-fields.tsx';
import { usePlaceSearch } from '../search/use-place-search.ts';
import { settleDraft, townText } from './street-draft.ts';
import { SuggestionField } from './suggestion-field.tsx';
import { townsFor } from './town-search.ts';
import { useStreetForm } from './use-street-form.ts';
import { ZoneQuestion } from './zone-question.tsx';
import { servedTownsQuery, zonesQuery } from './zones-query.ts';

type StreetFormState = ReturnType<typeof useStreetForm>;

const mostStreets = 5;

/** The zones of the town that is chosen; of every served town's first, so that a street may come before its town. */
const useZones = ({ form }: StreetFormState) => {
  const service = useService();
  const [city, province] = useWatch({ control: form.control, name: ['city', 'province'] });
  const { data } = useQuery({ ...zonesQuery(service, { city, province }), enabled: city !== '' });
  return city === '' ? [] : (data?.data ?? []);
};

type ZonesProps = { readonly own: StreetFormState; readonly zones: ReturnType<typeof useZones> };

function StreetField({ own: { form, field }, zones }: ZonesProps) {
  const line = useWatch({ control: form.control, name: 'line' });
  const names = zones.flatMap(({ streets }) => streets.map(({ street }) => street));
  const { street, number } = writtenDoor(line);
  const begun = number === '' && line.length > 1 ? streetsBegun(names, street, mostStreets) : [];
  return (
    <SuggestionField
      {...field('line')}
      free
      label={t.line}
      hint={t.lineHint}
      required
      autoComplete="address-line1"
      autoCapitalize="words"
      enterKeyHint="next"
      listLabel={t.streets}
      suggestions={begun.filter((name) => name !== street)}
      onTake={(name) => form.setValue('line', `${name} `)}
    />
  );
}

function TownField({ own: { form, field, takeTown } }: Pick<ZonesProps, 'own'>) {
  const service = useService();
  const [typed, city, province] = useWatch({ control: form.control, name: ['town', 'city', 'province'] });
  const isTaken = typed === townText({ city, province });
  const served = useQuery(servedTownsQuery(service)).data?.data ?? [];
  const { places } = usePlaceSearch(isTaken ? '' : typed);
  const towns = isTaken && typed !== '' ? [] : townsFor(typed, served, places);
  return (
    <SuggestionField
      {...field('town')}
      label={t.city}
      required
      autoComplete="address-level2"
      autoCapitalize="words"
      listLabel={t.towns}
      suggestions={towns.map(townText)}
      onTake={(text) => {
        const town = towns.find((one) => townText(one) === text);
        if (town) takeTown(town);
      }}
    />
  );
}

/** The zone, said where it is sure and asked for where it is not, as soon as street and town are there. */
function ZoneField({ own: { form, field }, zones }: ZonesProps) {
  const [line, town, city, province, said] = useWatch({
    control: form.control,
    name: ['line', 'town', 'city', 'province', 'zone'],
  });
  const isWritten = writtenDoor(line).number !== '' && town === townText({ city, province });
  if (!isWritten || zones.length === 0) return null;
  const { zone, among } = settleDraft(zones, { line, city, province, zone: null });
  if (among.length === 0)
    return (
      <p role="status" className="font-semibold text-basil-ink text-small">
        {zone && t.inZone(zone.name)}
      </p>
    );
  const { error, name, ref, onBlur } = field('zone');
  return (
    <ZoneQuestion
      names={among}
      said={said ?? null}
      error={error}
      input={{ name, ref, onBlur }}
      onSay={(next) => {
        form.setValue('zone', next);
        form.clearErrors('zone');
      }}
    />
  );
}

const door = [
  { name: 'doorbell', className: 'col-span-2' },
  { name: 'staircase' },
  { name: 'floor' },
  { name: 'notes', hint: t.notesHint, className: 'col-span-full' },
  { name: 'zip', autoComplete: 'postal-code', inputMode: 'numeric' },
] as const;

const hasMore = ({ doorbell, staircase, floor, notes }: KnownAddress) =>
  Boolean(doorbell || staircase || floor || notes);

/** An address in two fields: street with number, and town. Everything else may be left out. */
export function StreetForm({ name, known = {}, named, submitLabel, onSend, onCancel }: AddressFormProps) {
  const own = useStreetForm(known, onSend);
  const { field, submit, busy, alert, spoken, locate } = own;
  const zones = useZones(own);
  return (
    <FormFrame {...{ name, busy, alert, spoken, submitLabel, onCancel }} onSubmit={() => submit()}>
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        <StreetField own={own} zones={zones} />
        <TownField own={own} />
      </div>
      <ZoneField own={own} zones={zones} />
      <LocateButton onFound={(place) => void locate(place)} />
      <Disclosure
        open={hasMore(known)}
        className="border-line border-t"
        summary={
          <span>
            {t.more} <span className="font-normal text-ink-soft text-small">{t.moreNote}</span>
          </span>
        }
      >
        <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
          {door.map(({ name: one, ...rest }) => (
            <TextField key={one} label={t[one]} {...rest} {...field(one)} />
          ))}
        </div>
      </Disclosure>
      {named && <OwnerFields field={field} isDefault={known.is_default === true} />}
    </FormFrame>
  );
}
