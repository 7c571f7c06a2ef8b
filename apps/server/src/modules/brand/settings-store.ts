import type { Db } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { systemTrail } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import { readEdited } from './office/brand-queries.ts';
import { auditedOf } from './office/form-of.ts';

/** Settings of the brand changed by the command `brand`; all others are edited in the office. */
export type SwitchedSettings = {
  readonly features: readonly string[];
  readonly facebookLogin: boolean;
  readonly appleLogin: boolean;
  readonly minIosVersion: string;
  readonly minAndroidVersion: string;
  readonly iosStoreUrl: string | null;
  readonly androidStoreUrl: string | null;
  /** Host names, each with the page that opens there. */
  readonly domains: Readonly<Record<string, string>>;
};

const readRow = async (db: Db, id: number): Promise<SwitchedSettings | undefined> => {
  const row = await db
    .selectFrom('brands')
    .select(['features', 'facebook_login as facebookLogin', 'apple_login as appleLogin'])
    .select(['min_ios_version as minIosVersion', 'min_android_version as minAndroidVersion'])
    .select(['ios_store_url as iosStoreUrl', 'android_store_url as androidStoreUrl'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const domains = await db
    .selectFrom('brand_domains')
    .select(['host', 'home_path'])
    .where('brand_id', '=', id)
    .orderBy('host')
    .execute();
  return { ...row, domains: Object.fromEntries(domains.map((domain) => [domain.host, domain.home_path])) };
};

/** New settings made from the present ones. */
export type SettingsChange = (now: SwitchedSettings) => SwitchedSettings;

/**
 * Changes the brand's settings and returns them before and after; undefined without a brand. The tables announce the
 * change, so every running server reads them again; the audit names no person.
 */
export const changeSettings = (db: Db, id: number, change: SettingsChange, now: Date) =>
  inTransaction(db, async (tx) => {
    const before = await readRow(tx, id);
    if (!before) return undefined;
    const after = change(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return { before, after };
    const was = await readEdited(tx, id);
    await tx
      .updateTable('brands')
      .set({
        features: [...after.features],
        facebook_login: after.facebookLogin,
        apple_login: after.appleLogin,
        min_ios_version: after.minIosVersion,
        min_android_version: after.minAndroidVersion,
        ios_store_url: after.iosStoreUrl,
        android_store_url: after.androidStoreUrl,
      })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('brand_domains').where('brand_id', '=', id).execute();
    const domains = Object.entries(after.domains).map(([host, home_path]) => ({
      host,
      home_path,
      brand_id: id,
    }));
    if (domains.length > 0) await tx.insertInto('brand_domains').values(domains).execute();
    const is = await readEdited(tx, id);
    const told = { ...(was && { before: auditedOf(was) }), ...(is && { after: auditedOf(is) }) };
    const thing = { kind: 'brand', thing: String(id), shopId: null } as const;
    await noteChange(tx, systemTrail('brand.edit'), { ...thing, ...told }, now);
    return { before, after };
  });
