/**
 * Cuts the receipt's typeface down to the letters of names and the tables of a PDF, and writes it to
 * `src/modules/ordering/receipt/fonts`. Its source is too large to be a dependency; fetch it first: `npm install
 * --no-save @expo-google-fonts/noto-sans@0.4.2`, then `node apps/server/scripts/receipt-fonts.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { allLetters } from '../src/modules/ordering/receipt/receipt-letters.ts';

const source = join(import.meta.dirname, '../../../node_modules/@expo-google-fonts/noto-sans');
const target = join(import.meta.dirname, '../src/modules/ordering/receipt/fonts');

const faces = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  semibold: '600SemiBold/NotoSans_600SemiBold.ttf',
};

/** Tables a PDF needs. Fine spacing is left out: reading it would be most of a receipt's cost. */
const kept = new Set(['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post']);

const entrySize = 16;
const headerSize = 12;

type Table = { readonly entry: Buffer; readonly data: Buffer };

const tablesOf = (font: Buffer): readonly Table[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = Buffer.from(font.subarray(headerSize + at * entrySize, headerSize + (at + 1) * entrySize));
    const from = entry.readUInt32BE(8);
    return { entry, data: font.subarray(from, from + entry.readUInt32BE(12)) };
  });

/** Writes a font file: number of tables, their offsets, then the tables, each at a multiple of four. */
const withTables = (font: Buffer, tables: readonly Table[]): Buffer => {
  const header = Buffer.from(font.subarray(0, headerSize));
  const power = Math.floor(Math.log2(tables.length));
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(entrySize * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(entrySize * (tables.length - 2 ** power), 10);
  let from = headerSize + entrySize * tables.length;
  const bodies = tables.map(({ entry, data }) => {
    entry.writeUInt32BE(from, 8);
    const body = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    from += body.length;
    return body;
  });
  return Buffer.concat([header, ...tables.map(({ entry }) => entry), ...bodies]);
};

for (const [name, file] of Object.entries(faces)) {
  const cut = await subsetFont(await readFile(join(source, file)), allLetters(), {
    targetFormat: 'truetype',
  });
  const tables = tablesOf(cut).filter(({ entry }) => kept.has(entry.toString('latin1', 0, 4)));
  const font = withTables(cut, tables);
  await writeFile(join(target, `noto-sans-${name}.ttf`), font);
  process.stdout.write(`noto-sans-${name}.ttf ${(font.length / 1024).toFixed(1)} KB\n`);
}
await copyFile(join(source, 'LICENSE_FONT'), join(target, 'noto-sans-OFL.txt'));
