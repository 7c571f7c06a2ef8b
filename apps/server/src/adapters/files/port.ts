export type StoredFile = { readonly contentType: string; readonly data: Buffer };

/** A file that is kept somewhere, without its bytes. */
export type ListedFile = { readonly key: string; readonly bytes: number; readonly keptAt: Date };

/** The store does not answer, or not as it should. What was asked may go through in a moment. */
export class FilesAway extends Error {}

/**
 * Where bytes are kept, each under a key such as `pictures/img_…/original`. A store may be a service outside, so nobody
 * asks it while they hold rows: a file is put first and its row is written after, and a row goes before its file.
 */
export type Files = {
  /** Keeps a file whole or not at all; what was under the key before is gone. */
  readonly put: (key: string, file: StoredFile) => Promise<void>;
  readonly get: (key: string) => Promise<StoredFile | undefined>;
  /** Deleting what is not there is no error. */
  readonly delete: (key: string) => Promise<void>;
  /** Every file whose key begins so, in no order; what comes or goes meanwhile may be missing. */
  readonly list: (prefix: string) => AsyncIterable<ListedFile>;
};
