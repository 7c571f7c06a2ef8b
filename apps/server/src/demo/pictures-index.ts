import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const folder = path.resolve(import.meta.dirname, 'pictures');

const Entry = z.object({
  width: z.int(),
  height: z.int(),
  color: z.string(),
  alt: z.string(),
});

/** A picture of the demo shop as it was rendered. */
export type DemoPicture = z.output<typeof Entry> & { readonly key: string; readonly data: Buffer };

/** Every rendered picture by the name of its scene, such as `products/cannolo`. */
export const readDemoPictures = async (): Promise<ReadonlyMap<string, DemoPicture>> => {
  const index = z
    .record(z.string(), Entry)
    .parse(JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')));
  const pictures = await Promise.all(
    Object.entries(index).map(
      async ([key, entry]): Promise<[string, DemoPicture]> => [
        key,
        { ...entry, key, data: await readFile(path.join(folder, `${key}.webp`)) },
      ],
    ),
  );
  return new Map(pictures);
};
