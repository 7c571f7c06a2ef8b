export type StoredFile = { readonly contentType: string; readonly data: Buffer };

/** A stored file without its bytes. */
export type ListedFile = { readonly key: string; readonly bytes: number; readonly keptAt: Date };

/** The store failed to answer properly. The call may succeed in a moment. */
export class FilesAway extends Error {}

/**
 * Files by key, such as `pictures/img_…/original`. A store may be an outside service, so it is never called while rows
 * are locked: a file is put before its row is written, and a row is deleted before its file.
 */
export type Files = {
  /** Stores a file whole or not at all, in place of the key's former one. */
  readonly put: (key: string, file: StoredFile) => Promise<void>;
  readonly get: (key: string) => Promise<StoredFile | undefined>;
  /** A missing file is no error. */
  readonly delete: (key: string) => Promise<void>;
  /** Every file with this prefix, unordered; files that come or go meanwhile may be missing. */
  readonly list: (prefix: string) => AsyncIterable<ListedFile>;
};
