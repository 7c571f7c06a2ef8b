import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { demoBrand } from './brand.ts';
import { insertRows } from './insert-rows.ts';
import { type PictureIds, shownAs } from './load-pictures.ts';

const folder = path.resolve(import.meta.dirname, 'contents');

/** A text's title is its first line, `# Title`; the rest is what it says. */
const readContents = async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  return Promise.all(
    files.map(async (file) => {
      const [title = '', ...rest] = (await readFile(path.join(folder, file), 'utf8')).split('\n');
      return {
        slug: file.replace(/\.md$/, ''),
        title: title.replace(/^# /, ''),
        value: rest.join('\n').trim(),
      };
    }),
  );
};

/** The editorial texts. */
export const loadContents = async (client: pg.ClientBase, now: Date): Promise<void> => {
  const contents = await readContents();
  await insertRows(
    client,
    'contents',
    contents.map((content) => ({ ...content, updated_at: now })),
  );
};

/** Who the brand is; the last to be written, because its presence says that all the rest is there. */
export const loadBrand = async (client: pg.ClientBase, pictures: PictureIds): Promise<void> => {
  const { id, name, tagline, description, phone, email, company, socialLinks, services, features } =
    demoBrand;
  await client.query(
    `insert into brands (id, name, tagline, description, phone, email, company, social_links, services, features)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, name, tagline, description, phone, email],
      ...[company, socialLinks, services].map((value) => JSON.stringify(value)),
      features,
    ],
  );
  const shown = shownAs(pictures, { brand_id: id }, [
    { name: 'image', key: 'brand/brand' },
    { name: 'image-new', key: 'brand/brand-square' },
    { name: 'logo-new', key: 'brand/logo' },
  ]);
  await insertRows(client, 'brand_pictures', shown);
};
