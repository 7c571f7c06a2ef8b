import type { StringStorage } from '@zanga/browser/storage/fallback-storage.ts';
import type { PlaceOrderForm } from '@zanga/contract/ordering/orders';
import { tabKeys } from '../../../base/storage/tab-storage.ts';

/** Body of an order without its key; a visitor's names their cart. */
export type AttemptedOrder = Omit<PlaceOrderForm, 'idempotency_key' | 'captcha'> & {
  readonly cart_token?: string;
};

/** An order that was sent and got no answer yet. */
export type Attempt = { readonly key: string; readonly wanted: AttemptedOrder };

const place = tabKeys.attempt;

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'wanted' in value &&
  typeof value.wanted === 'object';

/** The open attempt of this tab, if any. */
export const openAttempt = (box: StringStorage): Attempt | undefined => {
  try {
    const value: unknown = JSON.parse(box.getItem(place) ?? 'null');
    return isAttempt(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The key for an order: the same one for as long as the same thing is wanted and no answer has come, so that pressing
 * twice, a lost connection or a reload never make two orders of one.
 */
export const attemptKey = (wanted: AttemptedOrder, box: StringStorage, newKey: () => string): string => {
  const open = openAttempt(box);
  if (open && JSON.stringify(open.wanted) === JSON.stringify(wanted)) return open.key;
  const key = newKey();
  box.setItem(place, JSON.stringify({ key, wanted } satisfies Attempt));
  return key;
};

/** Ends the attempt, once any answer has come. */
export const closeAttempt = (box: StringStorage) => box.removeItem(place);
