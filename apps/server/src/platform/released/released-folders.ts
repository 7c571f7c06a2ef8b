import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A folder of built files with hashed names, and its path for browsers. */
export type ReleasedFolder = { readonly folder: string; readonly path: string };

export type ReleasedBody = { readonly encoding: 'identity' | 'br'; readonly body: Buffer };

/** A built file, read when needed; compressed if the build has compressed it. */
export type ReleasedFile = { readonly path: string; readonly read: () => ReleasedBody };

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Content type by name; undefined for types our build never makes. */
export const typeOfReleased = (name: string): string | undefined => types[path.extname(name)];

/** Build folders of the storefront and the office. */
export const releasedFolders = (root: string): readonly ReleasedFolder[] => [
  { folder: path.join(root, 'apps/storefront/dist/client/assets'), path: '/assets/' },
  { folder: path.join(root, 'apps/backoffice/dist/assets'), path: '/gestione/assets/' },
];

const filesOf = async ({ folder, path: under }: ReleasedFolder): Promise<readonly ReleasedFile[]> => {
  const names = new Set(await readdir(folder, { recursive: true }));
  const read = (name: string): ReleasedBody =>
    names.has(`${name}.br`)
      ? { encoding: 'br', body: readFileSync(path.join(folder, `${name}.br`)) }
      : { encoding: 'identity', body: readFileSync(path.join(folder, name)) };
  // Vite's own manifest lies in a hidden folder.
  const files = [...names].filter((name) => !/^\.|\.br$/.test(name));
  return files.map((name) => ({ path: under + name, read: () => read(name) }));
};

export const filesIn = async (folders: readonly ReleasedFolder[]): Promise<readonly ReleasedFile[]> =>
  (await Promise.all(folders.map(filesOf))).flat();
