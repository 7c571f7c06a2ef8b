import { AddressForm } from '@zanga/contract/people/addresses';
import type { TownZone } from '@zanga/contract/shops/zones';
import { textLimit } from '@zanga/domain/accounts/profile';
import { writtenDoor } from '@zanga/domain/shops/streets/written-door';
import * as z from 'zod/mini';
import { addressTexts as t } from '../address-texts.ts';
import { emptyAddress, type KnownAddress, type WrittenAddress } from '../known-address.ts';
import { type SettledZone, settleZone } from './settle-zone.ts';

const needed = () => z.string().check(z.trim(), z.minLength(1, 'campo obbligatorio'), z.maxLength(textLimit));

const { zip, staircase, floor, doorbell, notes, label, is_default, zone } = AddressForm.shape;

/**
 * The filled-in form: street and number in one line, the town by its name. `townProblem` gives the error of a town
 * whose search failed; `asked` says that the zone question was shown.
 */
export const streetDraft = (townProblem: (town: string) => string | undefined) =>
  z
    .object({
      ...{ zip, staircase, floor, doorbell, notes, label, is_default, zone },
      line: needed().check(
        z.refine((line) => line === '' || writtenDoor(line).number !== '', t.numberMissing),
      ),
      town: needed().check(
        z.refine((town) => townProblem(town) === undefined, {
          error: ({ input }) => townProblem(String(input)) ?? t.townNotFound,
        }),
      ),
      city: z.string(),
      province: z.string(),
      lat: z.optional(z.number()),
      lng: z.optional(z.number()),
      asked: z.boolean(),
    })
    .check(
      z.refine(({ asked, zone: said }) => !asked || said !== null, { path: ['zone'], error: t.zoneMissing }),
    );
export type StreetDraft = z.input<ReturnType<typeof streetDraft>>;
export type FilledDraft = z.output<ReturnType<typeof streetDraft>>;

/** A town as its field shows it. */
export const townText = ({ city, province }: Pick<KnownAddress, 'city' | 'province'>): string =>
  city ? `${city} (${province})` : '';

/** First values of the form. */
export const streetDraftOf = ({ is_default: first, ...known }: KnownAddress): StreetDraft => {
  const { street, number, pinned: _, ...rest } = { ...emptyAddress, ...known };
  return {
    ...rest,
    is_default: first ?? false,
    line: `${street} ${number}`.trim(),
    town: townText(rest),
    asked: false,
  };
};

type TypedStreet = Pick<StreetDraft, 'line' | 'city' | 'province' | 'zone'>;

/** Zone of a draft among its town's zones; the town may still be unknown. */
export const settleDraft = (
  zones: readonly TownZone[],
  { line, city, province, zone: said }: TypedStreet,
): SettledZone => settleZone(zones, { ...writtenDoor(line), city, province, zone: said ?? null });

/** Whether street and town are unchanged since the address got its pin. */
const isSameDoor = (known: KnownAddress, { line, city, province }: FilledDraft) =>
  `${known.street} ${known.number}` === line && known.city === city && known.province === province;

/**
 * The address to send, with the found or chosen zone, so that it is asked for once, and a position inside it. An
 * address with a pin keeps it, unless its owner has just chosen a zone.
 */
export const addressOf = (
  known: KnownAddress,
  draft: FilledDraft,
  zones: readonly TownZone[],
): WrittenAddress => {
  const { line, town: _, asked, zone: said, lat = 0, lng = 0, ...rest } = draft;
  const { zone } = settleDraft(zones, draft);
  const kept = known.pinned !== false && known.lat !== undefined && isSameDoor(known, draft) && !said;
  const position = kept ? { lat, lng } : (zone?.position ?? { lat, lng });
  const named = asked ? said : (zone?.name ?? null);
  return { ...rest, ...writtenDoor(line), ...position, zone: kept ? said : named, pinned: kept };
};
