import { asId, type OrderId } from '@zanga/domain/ids';
/** The last order of a page; the next page begins after it, even with new orders meanwhile. */
export type Cursor = {
  /** Microseconds since 1970, the precision of the database. */
  readonly at: string;
  readonly id: OrderId;
};

export const writeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at} ${id}`).toString('base64url');

/** Undefined for an invalid text. */
export const readCursor = (text: string): Cursor | undefined => {
  const [, at, id] = /^(\d{1,17}) (ord_\w{1,60})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return at !== undefined && id !== undefined ? { at, id: asId('ord', id) } : undefined;
};
