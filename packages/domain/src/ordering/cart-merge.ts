import type { ShopId } from '../ids.ts';
import { type LineIntent, lineKey, mostLines, mostPieces } from './cart-lines.ts';
import type { PartKey } from './cart-parts.ts';

/** A stored line of a cart. */
export type LineToMerge = LineIntent & {
  readonly name: string;
  readonly qty: number;
};

/** Mode of a part, and its shop where it needs one. */
export type DeliveryToMerge = {
  readonly part: PartKey;
  readonly shop: string | null;
};

/** The parts of a cart that a merge looks at; deliveries are compared by value. */
export type CartToMerge<Line extends LineToMerge, Delivery extends DeliveryToMerge, Gift> = {
  readonly lines: readonly Line[];
  readonly deliveries: readonly Delivery[];
  readonly coupon: string | null;
  readonly gift: Gift | null;
  readonly singleCartShop: ShopId | null;
  readonly meta: Readonly<Record<string, string>>;
};

/** A merged cart, with the changes in Italian words. */
export type MergedCart<Line extends LineToMerge, Delivery extends DeliveryToMerge, Gift> = {
  readonly cart: CartToMerge<Line, Delivery, Gift>;
  readonly changes: readonly string[];
};

const list = new Intl.ListFormat('it-IT', { type: 'conjunction' });

/**
 * Joins a visitor's cart to the one in their account. No line is lost; on a conflict the visitor's choice, the later
 * one, holds. The visitor's lines come first.
 */
export const mergeCarts = <Line extends LineToMerge, Delivery extends DeliveryToMerge, Gift>(
  visitor: CartToMerge<Line, Delivery, Gift>,
  account: CartToMerge<Line, Delivery, Gift>,
): MergedCart<Line, Delivery, Gift> => {
  const lines = mergeLines(visitor.lines, account.lines);
  const chosen = new Set(visitor.deliveries.map(({ part }) => part));
  const singleCartShop = visitor.singleCartShop ?? account.singleCartShop;
  const holds = ({ part, shop }: Delivery) =>
    !chosen.has(part) && (singleCartShop === null || shop === null || shop === singleCartShop);
  return {
    cart: {
      lines: lines.merged,
      deliveries: [...visitor.deliveries, ...account.deliveries.filter(holds)],
      coupon: visitor.coupon ?? account.coupon,
      gift: visitor.gift ?? account.gift,
      singleCartShop,
      meta: { ...account.meta, ...visitor.meta },
    },
    changes: [...lines.changes, ...settledChanges(visitor, account)],
  };
};

const mergeLines = <Line extends LineToMerge>(visitor: readonly Line[], account: readonly Line[]) => {
  const before = new Map(account.map((line) => [lineKey(line), line]));
  const now = new Set(visitor.map(lineKey));
  const own = visitor.map((line) => joined(line, before.get(lineKey(line))));
  const others = account.filter((line) => !now.has(lineKey(line)));
  const room = Math.max(0, mostLines - own.length);
  const [found, left] = [others.slice(0, room), others.slice(room)];
  return {
    merged: [...own.map(({ line }) => line), ...found],
    changes: [
      ...(found.length > 0 ? [`Hai ritrovato quello che avevi lasciato nel carrello: ${named(found)}`] : []),
      ...own.flatMap(({ change }) => change ?? []),
      ...(left.length > 0
        ? [`Il carrello tiene al massimo ${mostLines} righe: abbiamo lasciato fuori ${named(left)}`]
        : []),
    ],
  };
};

const joined = <Line extends LineToMerge>(line: Line, before: Line | undefined) => {
  if (before === undefined) return { line, change: null };
  const sum = line.qty + before.qty;
  const qty = Math.min(mostPieces, sum);
  const change =
    sum > mostPieces
      ? `«${line.name}»: di più di ${mostPieces} pezzi non ce ne stanno`
      : `«${line.name}»: ${before.qty} di prima e ${line.qty} di adesso, in tutto ${qty}`;
  return { line: { ...line, qty }, change };
};

const named = (lines: readonly LineToMerge[]): string =>
  list.format(lines.map(({ name, qty }) => `${qty} × ${name}`));

type AnyCart = CartToMerge<LineToMerge, DeliveryToMerge, unknown>;

/** Choices of the account replaced by the visitor's, in words. */
const settledChanges = (visitor: AnyCart, account: AnyCart): readonly string[] => {
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  const changes: string[] = [];
  const replaced = account.deliveries.some((old) => {
    const chosen = visitor.deliveries.find(({ part }) => part === old.part);
    return chosen !== undefined && differs(chosen, old);
  });
  if (replaced) changes.push('Per la consegna vale quello che hai scelto adesso');
  if (visitor.coupon !== null && account.coupon !== null && visitor.coupon !== account.coupon) {
    changes.push(`Vale il coupon «${visitor.coupon}», al posto di «${account.coupon}»`);
  }
  if (visitor.gift !== null && account.gift !== null && differs(visitor.gift, account.gift)) {
    changes.push('Vale la dedica che hai scritto adesso');
  }
  return changes;
};
