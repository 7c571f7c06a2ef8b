import { Brand, Feature } from '@zanga/contract/brand/brand';
import { accentSheetPath } from '@zanga/domain/brand/accent/accent-sheet';
import type { BrandForm } from '@zanga/domain/brand/brand-form';
import { type Names, namesOf, unnamed } from '@zanga/domain/brand/names';
import type { ImageId } from '@zanga/domain/ids';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { SocialNetwork } from '../../adapters/social/port.ts';
import { companyIn } from '../../platform/database/company.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { jsonColumn } from '../../platform/database/json-column.ts';
import type { Brands } from '../../platform/database/tables.ts';
import { type Face, readPageLogo, readPicturesOf } from '../pictures/public-faces.ts';

/** A brand with its domains and pictures. */
export type BrandRow = Selectable<Brands> &
  Pick<BrandForm, 'domains'> & { readonly face: Face & { readonly pageLogo: ImageId | null } };

export const socialLinksIn = jsonColumn('brands.social_links', Brand.shape.social_links);
export const servicesIn = jsonColumn('brands.services', Brand.shape.services);

/** Problem of a database that belongs to another brand, in words for the operator; every screen would be empty. */
export const otherBrandIn = async (db: Db, id: number): Promise<string | undefined> => {
  const rows = await db.selectFrom('brands').select('id').where('id', '<>', id).orderBy('id').execute();
  const others = rows.map((row) => row.id).join(' and ');
  return rows.length === 0
    ? undefined
    : `This database belongs to brand ${others}, and BRAND_ID is ${id}.\nSet BRAND_ID=${others}, or name the database of brand ${id}.`;
};

/** Whether a brand exists: an empty database has none. */
export const hasBrand = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('brands').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The brand as the public sees it, without its menu. */
export const readBrand = async (db: Db, id: number): Promise<Omit<Brand, 'categories'> | undefined> => {
  const row = await db.selectFrom('brands').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const pictures = await readPicturesOf(db, 'brand', [id]);
  const { name, tagline, description, phone, email } = row;
  return {
    id,
    name,
    names: namesOf(name, row.membership_name),
    tagline,
    description,
    images: [...(pictures.get(String(id)) ?? [])],
    accent: row.accent === null ? null : { color: row.accent, sheet: accentSheetPath(row.accent) },
    logo: (await readPageLogo(db)) ?? null,
    contacts: { phone, email },
    company: companyIn(row.company),
    social_links: socialLinksIn(row.social_links),
    services: servicesIn(row.services),
  };
};

/** Names of the brand for texts; a database without a brand has none. */
export const readNames = async (db: Db | Tx): Promise<Names> => {
  const row = await db
    .selectFrom('brand_profiles')
    .select(['name', 'membership_name'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? namesOf(row.name, row.membership_name) : unnamed;
};

/** Features the brand has switched on, and the app versions still accepted. */
export type BrandSettings = {
  readonly features: readonly z.output<typeof Feature>[];
  readonly open: boolean;
  readonly facebookLogin: boolean;
  readonly appleLogin: boolean;
  readonly minIosVersion: string;
  readonly minAndroidVersion: string;
  readonly iosStoreUrl: string | null;
  readonly androidStoreUrl: string | null;
};

export const readBrandSettings = async (db: Db, id: number): Promise<BrandSettings | undefined> => {
  const row = await db
    .selectFrom('brands')
    .select(['features', 'open', 'facebook_login as facebookLogin', 'apple_login as appleLogin'])
    .select(['min_ios_version as minIosVersion', 'min_android_version as minAndroidVersion'])
    .select(['ios_store_url as iosStoreUrl', 'android_store_url as androidStoreUrl'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, features: z.array(Feature).parse(row.features) };
};

/** Whether the brand lets people sign in by a network. */
export const isNetworkOn = async (db: Db, id: number, network: SocialNetwork): Promise<boolean> => {
  const settings = await readBrandSettings(db, id);
  return (network === 'facebook' ? settings?.facebookLogin : settings?.appleLogin) === true;
};

const usualHomePath = '/home';

/** Home page of a host, which may carry a port. */
export const homePathFor = async (db: Db, host: string | undefined): Promise<string> => {
  const name = host?.replace(/:\d*$/, '').toLowerCase();
  if (!name) return usualHomePath;
  const row = await db
    .selectFrom('brand_domains')
    .select('home_path')
    .where('host', '=', name)
    .executeTakeFirst();
  return row?.home_path ?? usualHomePath;
};
