/** The last order of a page; the next page begins after it, whatever has been ordered meanwhile. */
export type Cursor = {
  /** Microseconds since 1970: the database counts in them. */
  readonly at: string;
  readonly id: string;
};

export const writeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at} ${id}`).toString('base64url');

/** Undefined where somebody has made it up. */
export const readCursor = (text: string): Cursor | undefined => {
  const [, at, id] = /^(\d{1,17}) (ord_\w{1,60})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return at !== undefined && id !== undefined ? { at, id } : undefined;
};
