import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

// Draws the installable app's icons from the one source, public/favicon.svg: node apps/storefront/scripts/icons.ts
const source = path.resolve(import.meta.dirname, '../public/favicon.svg');
const target = path.resolve(import.meta.dirname, '../public/icons');
const tomato = '#c5341c';

const draw = (side: number) => sharp(source, { density: (72 * side) / 64 }).resize(side, side);

/** Platforms cut these to their own shape: the drawing keeps to the middle, the colour fills the rest. */
const fullBleed = async (side: number, share: number) => {
  const inner = Math.round(side * share);
  const drawing = await draw(inner).png().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: tomato } }).composite([
    { input: drawing },
  ]);
};

await mkdir(target, { recursive: true });
await draw(192).png().toFile(path.join(target, 'icon-192.png'));
await draw(512).png().toFile(path.join(target, 'icon-512.png'));
await (await fullBleed(512, 0.8)).png().toFile(path.join(target, 'maskable-512.png'));
await (await fullBleed(180, 1)).png().toFile(path.join(target, 'apple-touch-icon.png'));
