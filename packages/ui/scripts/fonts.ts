/**
 * Cuts the two brand typefaces down to what Italian pages need and writes them to `src/look/fonts`,
 * each with its licence. Run it after raising a version of `@fontsource-variable/*`:
 * `npm run fonts -w packages/ui`.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../src/look/fonts');

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, step) => 0x20 + step));

/** Characters of Italian text; a rarer letter in a person's name comes from the fallback face. */
const characters = `${ascii}ÀÁÈÉÌÍÎÒÓÙÚàáâçèéêìíîñòóôöùúü°·×½©«»–—‘’“”…€−\u00a0\u202f`;

const faces = [
  {
    name: 'fraunces',
    file: 'fraunces-latin-full-normal.woff2',
    // Pinned where the letters are softest and still firm at 18 px, at the one weight that headings and prices have.
    axes: { opsz: 72, SOFT: 100, WONK: 0, wght: 600 },
  },
  {
    name: 'figtree',
    file: 'figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir(target, { recursive: true });
for (const { name, file, axes } of faces) {
  const source = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const subset = await subsetFont(await readFile(join(source, 'files', file)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(join(target, `${name}.woff2`), subset);
  await copyFile(join(source, 'LICENSE'), join(target, `${name}-OFL.txt`));
  process.stdout.write(`${name}.woff2 ${(subset.length / 1024).toFixed(1)} KB\n`);
}
