import { wallClock } from '@zanga/domain/time';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import type { CouponUse } from './wallet.ts';

/** When and where a coupon was used: for an order, or at a till. */
export const usedWords = ({ at, order, waiting, shop, by }: CouponUse, now: Date): string => {
  if (waiting) return `Lo sta usando l’ordine ${order}, che aspetta il pagamento: se non lo paghi torna tuo`;
  const today = wallClock(at).date === wallClock(now).date;
  const when = today ? `oggi alle ${formatTime(at)}` : `il ${formatDate(at)} alle ${formatTime(at)}`;
  const where = order === null ? [shop && `da ${shop}`, by && `(${by})`] : [`per l’ordine ${order}`];
  return [`Già usato ${when}`, ...where].filter(Boolean).join(' ');
};
