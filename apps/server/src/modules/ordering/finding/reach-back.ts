import { isOver } from '@zanga/domain/ordering/transitions';
import { hasRight, reaches, type StaffPost } from '@zanga/domain/staff/rights';
import { addDays, instantOf, type LocalDate, wallClock } from '@zanga/domain/time';
import type { Session } from '../../../platform/session.ts';
import type { PartRow } from '../order/row-queries.ts';

/** Days that the counter looks back: to the same weekday of last week. */
const counterDays = 7;

const seesAllOf = (posts: readonly StaffPost[], shop: string | null) =>
  posts.some((post) => reaches(post, shop) && hasRight(post.role, 'orders.export'));

/** First visible day without the right to export: a week back at the counter, today on a device without a PIN. */
const firstDay = ({ posts, device, on = posts }: Session, now: Date): LocalDate => {
  const today = wallClock(now).date;
  const alone = device !== undefined && !on.some(({ role }) => hasRight(role, 'orders.work'));
  return alone ? today : addDays(today, -counterDays);
};

/**
 * First day whose orders the person finds in some shops, or in the brand without any named. Null means all days: for
 * managers with a sign-in of their own.
 */
export const reachBack = (
  session: Session,
  shops: readonly (string | null)[] | undefined,
  now: Date,
): LocalDate | null =>
  !session.device && (shops ?? [null]).every((shop) => seesAllOf(session.posts, shop))
    ? null
    : firstDay(session, now);

type OrderLife = {
  readonly row: { readonly created_at: Date };
  readonly parts: readonly Pick<PartRow, 'shop_id' | 'since' | 'state'>[];
};

/** Whether the person may open an order: one that goes on, or that was placed or changed within their days. */
export const isWithinReach = (session: Session, { row, parts }: OrderLife, now: Date): boolean => {
  if (!session.device && parts.some(({ shop_id }) => seesAllOf(session.posts, shop_id))) return true;
  const from = instantOf(firstDay(session, now), 0);
  return row.created_at >= from || parts.some(({ since, state }) => since >= from || !isOver(state));
};
