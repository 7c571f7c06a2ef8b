import { demoBrand } from '../brand.ts';
import { demoContents } from '../contents.ts';
import { type PictureIds, pictureRows } from '../load/pictures.ts';
import { type Client, insertRows } from '../load/rows.ts';
import { demoPrimePlan } from '../prime-plan.ts';

/**
 * Empty fields of the brand that the demo fills. Company, phone and mail are left out: the public reads them while the
 * brand is closed, and no calls would be answered.
 */
const filling = {
  tagline: demoBrand.tagline,
  description: demoBrand.description,
  services: demoBrand.services,
  features: demoBrand.features,
  shipping_fee_cents: 590,
  shipping_free_over_cents: 4900,
} as const;

const isEmpty = (value: unknown): boolean => {
  if (value === null || value === '' || value === 0) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
};

/** Fills empty columns of the brand, and records their former state. */
const fillColumns = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ brand: Readonly<Record<string, unknown>> }>(
    'select to_jsonb(b) as brand from brands b for update',
  );
  const brand = rows[0]?.brand ?? {};
  const empty = Object.entries(filling).filter(([column]) => isEmpty(brand[column] ?? null));
  const before = Object.fromEntries(empty.map(([column]) => [column, brand[column] ?? null]));
  const filled = Object.fromEntries(empty);
  await client.query('update demo_loads set brand_before = $1, brand_filled = $2', [
    JSON.stringify(before),
    JSON.stringify(filled),
  ]);
  const columns = Object.keys(filling).join(', ');
  await client.query(
    `update brands b set (${columns}) = (select ${columns} from jsonb_populate_record(b, $1::jsonb))`,
    [JSON.stringify(filled)],
  );
};

/** Adds a logo if the brand has none. */
const fillFace = async (client: Client, pictures: PictureIds): Promise<void> => {
  const { rows } = await client.query<{ id: number }>(
    'select id from brands where id not in (select brand_id from brand_pictures)',
  );
  const [bare] = rows;
  if (!bare) return;
  const drawn = { 'image-new': 'brand/brand-square', image: 'brand/brand', 'logo-new': 'brand/logo' };
  await insertRows(client, 'brand_pictures', pictureRows('brand_id', bare.id, pictures, drawn));
};

/**
 * Fills the brand's gaps, and adds a plan and texts where there are none. The owner's words stay, and texts required by
 * law stay unfinished: the demo's speak of a company that does not exist.
 */
export const fillBrand = async (client: Client, pictures: PictureIds): Promise<void> => {
  await fillColumns(client);
  await fillFace(client, pictures);
  const { rowCount } = await client.query('select from prime_plans limit 1');
  if (!rowCount) await insertRows(client, 'prime_plans', [demoPrimePlan]);
  const { rows } = await client.query<{ slug: string }>('select slug from contents');
  const there = new Set(rows.map(({ slug }) => slug));
  const texts = demoContents().filter(({ slug }) => !there.has(slug));
  await insertRows(
    client,
    'contents',
    texts.map((text) => ({ ...text, updated_at: 'now' })),
  );
};
