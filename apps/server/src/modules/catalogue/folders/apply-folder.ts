import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ImageId, PictureFolderId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { addTaken } from '../../pictures/public.ts';
import { holdManyEdited } from '../editing/edit-store.ts';
import { presentEdited } from '../editing/present-form.ts';
import { writeMany } from '../many/write-many.ts';
import { holdKnownThings } from '../table/known-things.ts';
import { endFolder, holdFolder, noteOvertaken, readMatched } from './folder-store.ts';

type Mode = 'add' | 'replace';
type Applying = { readonly session: StaffSession; readonly id: PictureFolderId; readonly mode: Mode };

type ApplyFolderRefusal = Refusal<
  | 'menu.of_all_shops'
  | 'folder.not_found'
  | 'folder.not_ready'
  | 'folder.overtaken'
  | 'folder.too_many'
  | 'menu_change.nothing'
>;
type Applied = { id: string; changed: number };

const mostPictures = 12;

/** Another save changed the pictures of these products after the archive was read. */
class Overtaken extends Error {
  readonly products: readonly EditedProduct[];
  constructor(products: readonly EditedProduct[]) {
    super('pictures were changed meanwhile');
    this.products = products;
  }
}

type Matched = Awaited<ReturnType<typeof readMatched>>[number];

/** Pictures of a product after the archive is applied. */
const picturesOf = (has: readonly ImageId[], given: readonly Matched[], mode: Mode): ImageId[] => {
  const ids = given.map(({ picture }) => picture.id);
  return [...new Set(mode === 'add' ? [...has, ...ids] : ids)];
};

const sameAs = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

const holdPictured = async (tx: Tx, given: ReadonlyMap<string, readonly Matched[]>) => {
  const held = (await holdManyEdited(tx, [...given.keys()])).map(presentEdited);
  const lost = held.filter(({ id, form }) => !sameAs(form.pictures, given.get(id)?.[0]?.before ?? []));
  if (lost.length > 0) throw new Overtaken(lost);
  return held;
};

/** Alternative text of a picture, until staff write one. */
const altOf = (name: string, place: number): string => (place === 1 ? name : `${name}, foto ${place}`);

const apply = async (
  tx: Tx,
  jobs: Jobs,
  { session, id, mode }: Applying,
  now: Date,
): Promise<Applied | ApplyFolderRefusal> => {
  const folder = await holdFolder(tx, id);
  if (!folder) return refuse('folder.not_found');
  if (folder.state !== 'read') return refuse('folder.not_ready');
  const known = await holdKnownThings(tx);
  const given = Map.groupBy(await readMatched(tx, id), ({ product_id: product }) => product);
  const held = await holdPictured(tx, given);
  const made = held.flatMap((product) => {
    const pictures = picturesOf(product.form.pictures, given.get(product.id) ?? [], mode);
    const fields = ['pictures'] as const;
    return sameAs(pictures, product.form.pictures)
      ? []
      : [{ product, form: { ...product.form, pictures }, fields }];
  });
  if (made.length === 0) return refuse('menu_change.nothing');
  const full = made.filter(({ form }) => form.pictures.length > mostPictures);
  if (full.length > 0) return refuse('folder.too_many', { products: full.map(({ form }) => form.name) });
  const pictures = made.flatMap(({ product }) =>
    (given.get(product.id) ?? []).map(({ picture, place }) => ({
      ...picture,
      alt: altOf(product.form.name, place).slice(0, 200),
    })),
  );
  await addTaken(tx, jobs, pictures);
  const change = await writeMany(tx, { trail: session.trail, known, now }, made);
  await endFolder(tx, id);
  return { id: change, changed: made.length };
};

/** Shows the pictures of an archive on their products, all of them or none. */
export const applyFolder = async (
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  wanted: Applying,
  now: Date,
): Promise<Applied | ApplyFolderRefusal> => {
  if (!mayWorkFor(wanted.session, null)) return refuse('menu.of_all_shops');
  try {
    return await inTransaction(db, (tx) => apply(tx, jobs, wanted, now));
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    const products = error.products.map(({ id, form: { name, pictures } }) => ({ id, name, pictures }));
    await inTransaction(db, (tx) => noteOvertaken(tx, wanted.id, products));
    return refuse('folder.overtaken', { products: products.map(({ name }) => name) });
  }
};
