import { onPremises } from '../catalogue/vocabulary.ts';
import type { ShopId } from '../ids.ts';
import { inWords } from './channel-words.ts';
import type { Coupon } from './coupon.ts';
import { couponStanding, type FactsOfPerson } from './standing.ts';

export type AtTill = { readonly ok: true } | { readonly ok: false; readonly text: string };

const no = (text: string): AtTill => ({ ok: false, text });

/** Whether a coupon is of use at a till at all, in whichever shop. */
export const hasUseAtTill = ({ reward, rules: { channels } }: Coupon): AtTill => {
  if (reward.kind === 'free_delivery') return no('Questo coupon vale sulla consegna: usalo ordinando online');
  if (channels === null || onPremises.some((place) => channels.includes(place))) return { ok: true };
  return no(`Questo coupon vale solo ${inWords(channels)}`);
};

/** Whether a coupon may be used at a shop's till; the dishes on the bill are checked by the staff there. */
export const tillEligibility = (
  coupon: Coupon,
  { shop, ...facts }: FactsOfPerson & { readonly shop: ShopId | null },
): AtTill => {
  const useful = hasUseAtTill(coupon);
  if (!useful.ok) return useful;
  const standing = couponStanding(coupon, facts);
  if (standing.state !== 'ready') return no(standing.text);
  const { shops } = coupon.rules;
  if (shops === null || (shop !== null && shops.includes(shop))) return { ok: true };
  return no('Questo coupon non vale in questo negozio');
};
