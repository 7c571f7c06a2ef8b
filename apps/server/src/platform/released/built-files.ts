import { createHash } from 'node:crypto';
import type { Ready } from '../http/ready-responses.ts';
import { always } from '../made-of.ts';
import { filesIn, type ReleasedBody, type ReleasedFile, typeOfReleased } from './released-folders.ts';

/** For files whose names change with their contents. */
export const immutable = 'public, max-age=31536000, immutable';

/** A built file as a response; a file that the build left plain is sent plain to all browsers. */
export const readyOfBuilt = ({ encoding, body }: ReleasedBody, type: string, cache: string): Ready => ({
  type,
  hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  // Browsers send an origin for typefaces and modules alone: with it a file kept by one would be missed by another.
  headers: { 'cache-control': cache, vary: 'accept-encoding' },
  encoded: new Map(
    encoding === 'br' ? [['br', body]] : (['identity', 'br', 'gzip'] as const).map((each) => [each, body]),
  ),
  lasting: always,
});

type OwnFile = Omit<ReleasedFile, 'path'> & { readonly type: string; readonly cache: string };

/** Files of this build. Each is read when it is first asked for, and answered from memory from then on. */
export class BuiltFiles {
  readonly #files = new Map<string, OwnFile>();
  readonly #ready = new Map<string, Ready>();

  /** Adds the files of a folder and its subfolders, except `index.html`, whose page has its own headers. */
  async add(folder: string, under: string, cacheOf: (path: string) => string): Promise<void> {
    for (const { path, read } of await filesIn([{ folder, path: under }])) {
      const type = typeOfReleased(path);
      if (type !== undefined && path !== `${under}index.html`)
        this.#files.set(path, { read, type, cache: cacheOf(path) });
    }
  }

  /** The file at an address; undefined if there is none. */
  find(url: string): Ready | undefined {
    const [path = ''] = url.split('?', 1);
    return this.#ready.get(path) ?? this.#read(path);
  }

  #read(path: string): Ready | undefined {
    const file = this.#files.get(path);
    if (!file) return undefined;
    try {
      const ready = readyOfBuilt(file.read(), file.type, file.cache);
      this.#ready.set(path, ready);
      return ready;
    } catch {
      // A build during the run has removed the file: the address is answered like an unknown one.
      return undefined;
    }
  }
}
