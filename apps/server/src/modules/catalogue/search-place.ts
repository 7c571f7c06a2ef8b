import { type Place, sellsKind } from './place-queries.ts';

/** What decides where a product can be had. */
export type Offered = {
  readonly kind: string;
  readonly channels: readonly string[];
  /** The shops that do not sell it. */
  readonly unsold_at: readonly string[];
};

/** Whether a product can be had there: what `hadThere` asks of the database. */
export const isHadThere = ({ sellers, demands }: Place, { kind, channels, unsold_at }: Offered): boolean =>
  demands.every(({ anyOf }) => anyOf.some((channel) => channels.includes(channel))) &&
  (sellers === undefined ||
    sellers.some((seller) => sellsKind(seller, kind) && !unsold_at.includes(seller.id)));
