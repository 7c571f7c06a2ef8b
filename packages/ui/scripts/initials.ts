/**
 * Draws the letters of brands' icons (`packages/domain/src/brand/icon/initials.ts`) from the display typeface, so that an icon
 * needs no typeface where it is shown or encoded: node packages/ui/scripts/initials.ts. `fontkit` comes with `pdfkit`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSync } from 'fontkit';

const font = openSync(join(import.meta.dirname, '../src/look/fonts/fraunces.woff2'));
const target = join(import.meta.dirname, '../../domain/src/brand/icon/initials.ts');

/** Tenths of a unit of the icon, whose side is 64. */
const most = { width: 380, height: 320 };

const drawn = (letter: string): string => {
  const { path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  const { minX, maxX, minY, maxY } = path.bbox;
  const scale = Math.min(most.height / font.capHeight, most.width / (maxX - minX));
  const [left, bottom] = [(minX + maxX) / 2, (minY + maxY) / 2];
  // Type stands on its line and grows upwards, a drawing downwards.
  return path
    .translate(-left, -bottom)
    .scale(scale, -scale)
    .commands.map(({ command, args }) => `${codes[command]}${args.map(Math.round).join(' ')}`)
    .join('');
};

const codes: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

const lines = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].map(
  (letter) => `  ${/\d/.test(letter) ? `'${letter}'` : letter}: '${drawn(letter)}',`,
);
await writeFile(
  target,
  `/** Letters around the middle, in tenths of an icon's 64 units: outlines of Fraunces, written by \`packages/ui/scripts/initials.ts\`. */
export const initials: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
