import { readFileSync } from 'node:fs';

const manifest = new URL('../../apps/storefront/dist/client/.vite/manifest.json', import.meta.url);

/** Address of the built file that holds a module of the storefront, one that is loaded on demand. */
export const codeOf = (module: string): string => {
  const files: Readonly<Record<string, { readonly file: string } | undefined>> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const found = files[`src/${module}`];
  if (!found) throw new Error(`No built file holds ${module}`);
  return `**/${found.file}`;
};
