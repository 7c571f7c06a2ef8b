import { parseStored, useStored } from './storage.ts';

/** What somebody means to order; prices are the server's and are never kept here. */
export type CartLine = {
  /** Slug of the product. */
  readonly product: string;
  /** Ids of what was chosen. */
  readonly options: readonly string[];
  readonly qty: number;
  readonly notes: string;
};

export type CartIntent = { readonly items: readonly CartLine[] };

export const emptyCart: CartIntent = { items: [] };

/** How many pieces are in a cart. */
export const piecesIn = ({ items }: CartIntent) => items.reduce((sum, { qty }) => sum + qty, 0);

const isText = (value: unknown): value is string => typeof value === 'string';

const isLine = (value: unknown): value is CartLine => {
  if (typeof value !== 'object' || value === null) return false;
  const line: Partial<Record<keyof CartLine, unknown>> = value;
  return (
    isText(line.product) &&
    isText(line.notes) &&
    Array.isArray(line.options) &&
    line.options.every(isText) &&
    Number.isSafeInteger(line.qty) &&
    Number(line.qty) > 0
  );
};

const isCart = (value: unknown): value is CartIntent =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(isLine);

/** Reads a stored cart; whatever is not one is an empty cart. */
export const parseCart = (text: string | null): CartIntent => parseStored(text, isCart) ?? emptyCart;

/** The cart of this device, kept current. */
export const useCart = () => parseCart(useStored('cart'));
