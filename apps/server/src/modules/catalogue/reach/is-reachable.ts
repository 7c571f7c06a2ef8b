import { type Reach, sellsKind, type Way } from './reach-queries.ts';

/** Facts about a product that decide where it can be had. */
export type Offered = {
  readonly kind: string;
  readonly channels: readonly string[];
  /** Shops that do not sell it. */
  readonly unsold_at: readonly string[];
};

const comesBy = ({ sellers, demands, kind: only }: Way, { kind, channels, unsold_at }: Offered): boolean =>
  (only === undefined || kind === only) &&
  demands.every(({ anyOf }) => anyOf.some((channel) => channels.includes(channel))) &&
  (sellers === undefined ||
    sellers.some((seller) => sellsKind(seller, kind) && !unsold_at.includes(seller.id)));

/** The way in which a product comes; undefined without one. */
export const wayToReach = ({ ways }: Reach, offered: Offered): Way | undefined =>
  ways.find((way) => comesBy(way, offered));

/** Whether a product comes in one of these ways. */
export const isReachable = (reach: Reach, offered: Offered): boolean =>
  wayToReach(reach, offered) !== undefined;
