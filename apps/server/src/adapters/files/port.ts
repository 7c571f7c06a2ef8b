import type { Tx } from '../../platform/database/connection.ts';

export type StoredFile = { readonly contentType: string; readonly data: Buffer };

/** Where bytes are kept, each under a key such as `pictures/img_…/original`. */
export type Files = {
  /** Keeps a file; what was under the key before is gone. */
  readonly put: (key: string, file: StoredFile) => Promise<void>;
  readonly get: (key: string) => Promise<StoredFile | undefined>;
  /** Deleting what is not there is no error. */
  readonly delete: (key: string) => Promise<void>;
  /**
   * The same files, written with a transaction where they live in its database. A store that lives elsewhere gives
   * itself: what is put there under a key made of its content does no harm when the transaction fails.
   */
  readonly inside: (tx: Tx) => Files;
};
