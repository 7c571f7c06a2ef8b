import { lineKey, mostPieces } from '@zanga/domain/ordering/cart-lines';
import { parseStored } from '../../base/storage/storage.ts';

/** A line as the person wants it. Prices come from the server and are never stored here. */
export type CartLine = {
  /** Slug of the product. */
  readonly product: string;
  /** Choice ids, repeated for each portion. */
  readonly options: readonly string[];
  /** Ids of the ingredients left out. */
  readonly without?: readonly string[];
  readonly qty: number;
  readonly notes: string;
};

/** A change to a line: additional pieces, or an exact quantity. */
export type CartChange = { readonly kind: 'add' | 'set'; readonly line: CartLine; readonly id: string };

/** The cart of this device: the wanted lines, and the changes the server has not confirmed yet. */
export type CartIntent = {
  readonly items: readonly CartLine[];
  readonly unsent: readonly CartChange[];
  /** Version of the server's cart under the unsent changes. */
  readonly version: number;
};

export const emptyCart: CartIntent = { items: [], unsent: [], version: 0 };

/** Number of pieces in a cart. */
export const piecesIn = ({ items }: Pick<CartIntent, 'items'>) =>
  items.reduce((sum, { qty }) => sum + qty, 0);

const bounded = (qty: number) => Math.min(mostPieces, Math.max(0, Math.trunc(qty)));

/** Lines after a change; equal dishes share a line, and a line with no pieces goes. */
export const withChange = (items: readonly CartLine[], { kind, line }: CartChange): readonly CartLine[] => {
  const key = lineKey(line);
  const same = items.find((item) => lineKey(item) === key);
  if (!same) {
    const added = { ...line, notes: line.notes.trim(), qty: bounded(line.qty) };
    return added.qty > 0 ? [...items, added] : items;
  }
  const qty = bounded(kind === 'add' ? same.qty + line.qty : line.qty);
  return items.flatMap((item) => (item !== same ? [item] : qty > 0 ? [{ ...item, qty }] : []));
};

/** Whether two carts have the same lines, in any order. */
export const wantSame = (a: readonly CartLine[], b: readonly CartLine[]) => {
  const told = (items: readonly CartLine[]) =>
    items
      .map((item) => `${item.qty} ${lineKey(item)}`)
      .toSorted()
      .join();
  return told(a) === told(b);
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const isLine = (value: unknown): value is CartLine =>
  isRecord(value) &&
  isText(value.product) &&
  isText(value.notes) &&
  areTexts(value.options) &&
  (value.without === undefined || areTexts(value.without)) &&
  isCount(value.qty);

const isChange = (value: unknown): value is CartChange =>
  isRecord(value) && isText(value.id) && (value.kind === 'add' || value.kind === 'set') && isLine(value.line);

const isCart = (value: unknown): value is CartIntent =>
  isRecord(value) &&
  Array.isArray(value.items) &&
  value.items.every((item) => isLine(item) && item.qty > 0) &&
  Array.isArray(value.unsent) &&
  value.unsent.every(isChange) &&
  isCount(value.version);

/** Parses a stored cart; an invalid one is an empty cart. */
export const parseCart = (text: string | null): CartIntent => parseStored(text, isCart) ?? emptyCart;

const hasName = (value: unknown): value is { readonly owner: string } =>
  isRecord(value) && isText(value.owner);

/** Owner of a stored cart; null for a visitor's. */
export const ownerOf = (text: string | null): string | null => parseStored(text, hasName)?.owner ?? null;

/** The cart as text for the storage, with its owner; null for an empty one. */
export const writtenCart = ({ items, unsent, version }: CartIntent, owner: string | null): string | null =>
  items.length + unsent.length > 0
    ? JSON.stringify({ items, unsent, version, ...(owner !== null && { owner }) })
    : null;
