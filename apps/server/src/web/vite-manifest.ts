import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

type RouteAssets = {
  preloads?: string[];
  css?: string[];
};

/** Built files for the router: the early ones of each route, and the entry. */
export type RouterManifest = { readonly entry: string; readonly routes: Record<string, RouteAssets> };

const collect = (
  chunks: Readonly<Record<string, Chunk>>,
  key: string,
  js = new Set<string>(),
  css = new Set<string>(),
) => {
  const chunk = chunks[key];
  if (!chunk || js.has(`/${chunk.file}`)) return { js, css };
  js.add(`/${chunk.file}`);
  for (const file of chunk.css ?? []) css.add(`/${file}`);
  for (const next of chunk.imports ?? []) collect(chunks, next, js, css);
  return { js, css };
};

const routeFile = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

const routeId = (file: string) =>
  `/${file
    .replaceAll('.', '/')
    .replace(/\/?index$/, '/')
    .replace(/^\/+/, '')}`;

/** Files a page needs as soon as it is alive: fetched with its code instead of after it. */
const beside: Readonly<Record<string, readonly string[]>> = {
  '/checkout': ['src/parts/cart/cart-follower.ts', 'src/parts/cart/cart-sync.ts'],
};

/** Size of a file in bytes. */
type Weigh = (file: string) => number;

/** Turns the bundler's manifest into the router's. The heaviest file is requested first, as it takes longest. */
export const routerManifest = (chunks: Readonly<Record<string, Chunk>>, weigh: Weigh): RouterManifest => {
  const heaviestFirst = (files: Iterable<string>) => [...files].sort((a, b) => weigh(b) - weigh(a));
  const entryKey = Object.keys(chunks).find((key) => key.endsWith('entry-client.tsx'));
  const entryChunk = entryKey === undefined ? undefined : chunks[entryKey];
  if (entryKey === undefined || !entryChunk) throw new Error('The web build has no entry');
  const entry = collect(chunks, entryKey);
  const routes: RouterManifest['routes'] = {
    __root__: {
      preloads: heaviestFirst(entry.js),
      css: [...entry.css],
    },
  };
  for (const key of Object.keys(chunks)) {
    const file = routeFile.exec(key)?.[1];
    if (file === undefined) continue;
    const id = routeId(file);
    const own = collect(chunks, key);
    for (const source of beside[id] ?? []) {
      if (!chunks[source]) throw new Error(`The web build has no ${source}`);
      collect(chunks, source, own.js, own.css);
    }
    routes[id] = {
      preloads: heaviestFirst(own.js).filter((script) => !entry.js.has(script)),
      css: [...own.css].filter((sheet) => !entry.css.has(sheet)),
    };
  }
  return { entry: `/${entryChunk.file}`, routes };
};

export const readRouterManifest = async (clientFolder: string): Promise<RouterManifest> =>
  // Vite documents the shape of this file.
  routerManifest(
    JSON.parse(await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      Chunk
    >,
    (file) => statSync(path.join(clientFolder, file)).size,
  );
