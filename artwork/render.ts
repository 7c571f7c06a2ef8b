import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { defined } from './paint.ts';
import type { Scene } from './scene.ts';

const emojiFolder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** SVG needs the WebP set as PNG; enlarged here, where the kernel can be chosen. */
const emojiAsPng = async (code: string, size: number): Promise<string> => {
  const pixels = Math.ceil(Math.max(size, 256));
  const png = await sharp(join(emojiFolder, `${code}.webp`))
    .resize(pixels, pixels, { kernel: 'lanczos3' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

const withEmoji = async (drawn: string): Promise<string> => {
  const found = new Map<string, string>();
  for (const [whole, code = '', size = '256'] of drawn.matchAll(
    /data-emoji="([^"]+)"[^>]* width="([\d.]+)"/g,
  )) {
    if (!found.has(whole)) found.set(whole, await emojiAsPng(code, Number(size)));
  }
  return drawn.replaceAll(
    /data-emoji="[^"]+"[^>]* width="[\d.]+"/g,
    (whole) => `${whole.replace(/data-emoji="[^"]+"/, '')} href="${found.get(whole) ?? ''}"`,
  );
};

/** The scene as one SVG document. */
const svgOf = async ({ width, height, drawn }: Scene): Promise<string> => {
  const { definitions, drawing } = defined(await withEmoji(drawn));
  const frame = `${-width / 2} ${-height / 2} ${width} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${frame}">${definitions}${drawing}</svg>`;
};

export const rendered = async (scene: Scene): Promise<Sharp> => {
  const svg = Buffer.from(await svgOf(scene));
  return sharp(svg, { unlimited: true }).flatten({ background: '#ffffff' });
};
