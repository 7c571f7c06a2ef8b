import path from 'node:path/posix';

/** Modules that only builds know (`virtual:…`, `./tree.gen.ts`), and files without code (`./figtree.woff2?url`). */
const asset = /^virtual:|\.gen\.ts$|\.(css|svg|webp|png|woff2|json|sql)(\?\w+)?$/;

/**
 * Target of an import: a path of ours, `npm:name`, `node:name`, an `asset:`, or `nowhere:`. The last is a violation
 * of its own: a check that follows no import would pass everything.
 */
export const resolveImport = (from: string, specifier: string, exists: (file: string) => boolean): string => {
  if (asset.test(specifier)) return `asset:${specifier}`;
  if (specifier.startsWith('node:')) return specifier;
  if (specifier.startsWith('.')) return existing(path.join(path.dirname(from), specifier), exists);
  const own = /^@zanga\/([^/]+)\/(.+)$/.exec(specifier);
  if (own) return ownPackage(own[1] ?? '', own[2] ?? '', exists);
  const name = /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[1] ?? specifier;
  return `npm:${name}`;
};

/** Package exports map `./*` to `./src/*.ts`; the component package writes its extensions out. */
const ownPackage = (name: string, subpath: string, exists: (file: string) => boolean): string => {
  const plain = `packages/${name}/src/${subpath}`;
  return exists(plain) ? plain : existing(`${plain}.ts`, exists);
};

const existing = (file: string, exists: (file: string) => boolean): string =>
  exists(file) ? file : `nowhere:${file}`;
