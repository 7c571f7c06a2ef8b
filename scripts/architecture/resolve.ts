import path from 'node:path/posix';

/** What only builds know or write (`virtual:…`, `./tree.gen.ts`), and files that are not source (`./figtree.woff2?url`). */
const asset = /^virtual:|\.gen\.ts$|\.(css|svg|webp|png|woff2|json|sql)(\?\w+)?$/;

/**
 * Where an import leads: a path of ours, `npm:name`, `node:name`, an `asset:`, or `nowhere:`. A check that follows no
 * import passes everything, so what leads nowhere is a violation of its own.
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
