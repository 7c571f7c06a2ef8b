import { demoBrand } from '../brand.ts';
import { demoContents } from '../contents.ts';
import { demoPrimePlan } from '../prime-plan.ts';
import { type PictureIds, pictureRows } from './pictures.ts';
import { type Client, insertRows } from './rows.ts';

export const loadBrand = async (client: Client, pictures: PictureIds, id: number): Promise<void> => {
  const { socialLinks, ...brand } = demoBrand;
  await insertRows(client, 'brands', [
    {
      ...brand,
      id,
      social_links: socialLinks,
      facebook_login: false,
      apple_login: false,
      min_ios_version: '0',
      min_android_version: '0',
      shipping_fee_cents: 590,
      shipping_free_over_cents: 4900,
      updated_at: 'now',
    },
  ]);
  const drawn = { 'image-new': 'brand/brand-square', image: 'brand/brand', 'logo-new': 'brand/logo' };
  await insertRows(client, 'brand_pictures', pictureRows('brand_id', id, pictures, drawn));
  await insertRows(client, 'prime_plans', [demoPrimePlan]);
  await insertRows(
    client,
    'contents',
    demoContents().map((content) => ({ ...content, updated_at: 'now' })),
  );
};
