import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { money } from '@zanga/browser/format.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { checkoutTexts as t } from './checkout-texts.ts';
import { cartObstacles, type Obstacle } from './obstacles.ts';

/** Reason why an order was not placed, and the obstacles on the page. */
export type PlacingRefusal = { readonly title: string; readonly obstacles: readonly Obstacle[] };

/** Refusals after which the cart differs from the one shown. */
const cartChanged: ReadonlySet<string> = new Set([
  'cart.stale',
  'cart.not_found',
  'order.total_changed',
  'order.not_possible',
  'order.table_needed',
  'order.slot_gone',
  'order.sold_out',
]);

/** Whether the shown cart has changed and has to be shown again. */
export const hasChanged = (error: unknown) => isApiError(error) && cartChanged.has(error.code);

const contactField = /^contact\.(\w+)$/;

/** First and last name are written into one field. */
const fieldOf: Readonly<Record<string, string>> = { firstname: 'name', lastname: 'name' };

/** Objections to single fields of the contact, under the names the form gives them. */
export const contactProblems = (error: unknown): readonly (readonly [name: string, text: string])[] =>
  isApiError(error)
    ? Object.entries(error.fields).flatMap(([path, [text]]) => {
        const name = contactField.exec(path)?.[1];
        return name && text ? [[fieldOf[name] ?? name, text] as const] : [];
      })
    : [];

type ComparedDelivery = Cart['deliveries'][number];

const placeOf = ({ mode, shop, address }: ComparedDelivery) =>
  [mode, mode === 'pickup' ? shop?.id : address].join();

/** Parts whose place differs from the one shown, as after a choice in another tab: the person has to see it first. */
const movedPlaces = (before: Cart, now: Cart): readonly Obstacle[] =>
  now.deliveries.flatMap((delivery): Obstacle[] => {
    const { part, mode, shop, address } = delivery;
    const seen = before.deliveries.find((one) => one.part === part);
    if (!seen?.chosen || part === 'tickets' || placeOf(seen) === placeOf(delivery)) return [];
    const where = [t.modes[mode].name, mode === 'pickup' ? shop?.name : address].filter(Boolean).join(' · ');
    return [{ text: t.placeChanged(where), at: { place: `${part}-place` } }];
  });

/** Message of a refusal, then the differences between the shown cart and the present one. */
export const refusedWith = (error: unknown, before: Cart, now: Cart | undefined): PlacingRefusal => {
  const fields = contactProblems(error).map(([field, text]): Obstacle => ({ text, at: { field } }));
  const issues = now ? cartObstacles(now) : [];
  const total: readonly Obstacle[] =
    now && now.total_price !== before.total_price
      ? [
          {
            text: t.totalChanged(money(before.total_price), money(now.total_price)),
            at: { place: 'summary' },
          },
        ]
      : [];
  const age: readonly Obstacle[] =
    isApiError(error) && error.code === 'order.age_check'
      ? [{ text: t.confirm.ageMissing, at: { place: 'age' } }]
      : [];
  const moved = now ? movedPlaces(before, now) : [];
  return { title: errorText(error), obstacles: [...moved, ...total, ...issues, ...age, ...fields] };
};
