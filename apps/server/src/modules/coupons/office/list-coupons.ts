import type { OfficeCoupon } from '@zanga/contract/ordering/coupons-office';
import { worthOf } from '@zanga/domain/coupons/coupon-words';
import type { Db } from '../../../platform/database/connection.ts';
import { definitionOf } from '../definition.ts';
import { type CouponFilter, readOfficeCoupons } from './office-queries.ts';

type CouponsQuery = {
  readonly search?: string | undefined;
  readonly phase?: CouponFilter['phase'];
  readonly after?: string | undefined;
  readonly limit: number;
};

/** `next` of a page: the instant at which its last coupon was made, and its id. */
const afterIn = (text: string | undefined): CouponFilter['after'] => {
  const [, at, id] = /^(\d{13}) (cpn_\w+)$/.exec(text ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id };
};

/** A page of coupons, newest first. */
export const listCoupons = async (
  db: Db,
  { search, phase, after, limit }: CouponsQuery,
  now: Date,
): Promise<{ data: OfficeCoupon[]; next: string | null }> => {
  const rows = await readOfficeCoupons(db, { search, phase, limit, after: afterIn(after) }, now);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => {
      const { id, title, code, reward, rules, names } = definitionOf(row);
      return {
        ...{ id, title, code, phase: row.phase, given_on: row.granted_on },
        worth: worthOf(reward, names),
        from: rules.from.toISOString(),
        until: rules.until?.toISOString() ?? null,
      };
    }),
    next: last ? `${last.created_at.getTime()} ${last.coupon_id}` : null,
  };
};
