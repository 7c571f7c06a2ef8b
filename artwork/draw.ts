import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {
  type DemoPicture,
  manifestFile,
  pictureFile,
  picturesFolder,
  readManifest,
} from '../apps/server/demo/pictures.ts';
import { rendered } from './render.ts';
import type { Scene } from './scene.ts';
import { demoScenes } from './scenes/scenes.ts';

// Draws the demo shop's pictures into committed files, so that seeding need not draw: node artwork/draw.ts.
// Only changed pictures are drawn again.

/** Strong compression: visitors get smaller versions, and drawings bear it. */
const avif = { quality: 28, effort: 2 } as const;

const fingerprint = ({ width, height, drawn }: Scene): string =>
  createHash('sha256').update(`${width}×${height} ${avif.quality} ${drawn}`).digest('hex').slice(0, 16);

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

const dominantColor = async (png: Buffer): Promise<string> => {
  const small = await sharp(png).resize(64, 64, { fit: 'inside' }).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${hex(r)}${hex(g)}${hex(b)}`;
};

const draw = async (name: string, scene: Scene): Promise<DemoPicture> => {
  const png = await (await rendered(scene)).png({ compressionLevel: 1 }).toBuffer();
  const file = pictureFile(name);
  mkdirSync(path.dirname(file), { recursive: true });
  const { width, height } = await sharp(png).avif(avif).toFile(file);
  const color = await dominantColor(png);
  return { name, alt: scene.alt, width, height, color, drawing: fingerprint(scene) };
};

const save = (pictures: readonly DemoPicture[]): void =>
  writeFileSync(manifestFile, `${JSON.stringify(pictures, null, 2)}\n`);

const forgetLeftovers = (names: ReadonlySet<string>): void => {
  for (const file of globSync('**/*.avif', { cwd: picturesFolder }))
    if (!names.has(file.replaceAll(path.sep, '/').slice(0, -'.avif'.length)))
      rmSync(path.join(picturesFolder, file));
};

const renderAll = async (): Promise<void> => {
  mkdirSync(picturesFolder, { recursive: true });
  const known = new Map(
    (existsSync(manifestFile) ? readManifest() : []).map((picture) => [picture.name, picture]),
  );
  const scenes = Object.entries(demoScenes);
  const pictures: DemoPicture[] = [];
  for (const [name, scene] of scenes) {
    const before = known.get(name);
    const same = before?.drawing === fingerprint(scene) && existsSync(pictureFile(name));
    pictures.push(before && same ? { ...before, alt: scene.alt } : await draw(name, scene));
    // Saved after each picture, so that an interrupted run continues.
    save([...pictures, ...scenes.slice(pictures.length).flatMap(([later]) => known.get(later) ?? [])]);
  }
  forgetLeftovers(new Set(Object.keys(demoScenes)));
};

await renderAll();
