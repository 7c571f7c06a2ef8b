import { mkdir, writeFile } from 'node:fs/promises';
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

/** What is asked for at `/favicon.ico` by whoever reads no page: one picture in the oldest of frames. */
const ico = (side: number, png: Buffer) => {
  const head = Buffer.alloc(22);
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

await mkdir(target, { recursive: true });
await draw(192).png().toFile(path.join(target, 'icon-192.png'));
await draw(512).png().toFile(path.join(target, 'icon-512.png'));
await (await fullBleed(512, 0.8)).png().toFile(path.join(target, 'maskable-512.png'));
await (await fullBleed(180, 1)).png().toFile(path.join(target, 'apple-touch-icon.png'));
await writeFile(path.resolve(target, '../favicon.ico'), ico(48, await draw(48).png().toBuffer()));
