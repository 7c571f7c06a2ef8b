import type { BrandForm } from '@zanga/domain/brand/brand-form';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { Brands } from '../../../platform/database/tables.ts';
import { faceOf, readPageLogo, readPicturesOf } from '../../pictures/public-faces.ts';
import { formOf } from './form-of.ts';

export const selectBrand = (db: Db | Tx, id: number) =>
  db.selectFrom('brands').selectAll().where('id', '=', id);

const readDomains = (db: Db | Tx, id: number) =>
  db
    .selectFrom('brand_domains')
    .select(['host', 'home_path'])
    .where('brand_id', '=', id)
    .orderBy('host')
    .execute();

/** Pictures of the brand, for editing. */
export const readFace = async (db: Db | Tx, id: number) => {
  const face = faceOf((await readPicturesOf(db, 'brand', [id])).get(String(id)) ?? []);
  const logo = await readPageLogo(db);
  return {
    ...face,
    pageLogo: logo?.id ?? null,
    known: [...face.known, ...(logo ? [{ id: logo.id, alt: logo.alt }] : [])],
  };
};

/** The form of a row and its domains. */
export const withDomains = async (
  db: Db | Tx,
  row: Selectable<Brands> | undefined,
): Promise<BrandForm | undefined> =>
  row && formOf({ ...row, domains: await readDomains(db, row.id), face: await readFace(db, row.id) });

/** The brand as its form; undefined without a brand. */
export const readEdited = async (db: Db | Tx, id: number): Promise<BrandForm | undefined> =>
  withDomains(db, await selectBrand(db, id).executeTakeFirst());
