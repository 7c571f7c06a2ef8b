import type { OpeningFacts, ShopInMaking } from '@zanga/domain/brand/first-steps';
import type { ProductId, ShopId } from '@zanga/domain/ids';
import { companyIn } from '../../../platform/database/company.ts';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { readDemoLoad } from './demo-queries.ts';

/** Rows of the demo do not count as steps. */
const ofDemo = <Key extends string>(db: Db | Tx, kind: 'shops' | 'products') =>
  db.selectFrom('demo_rows').select('key').where('kind', '=', kind).$castTo<{ key: Key }>();

const readShops = async (db: Db | Tx): Promise<readonly ShopInMaking[]> => {
  const rows = await db
    .selectFrom('shops_in_making')
    .where('id', 'not in', ofDemo<ShopId>(db, 'shops'))
    .selectAll()
    .execute();
  return rows.map(({ published, payments, placed, offers, has_hours, delivers, has_areas }) => ({
    ...{ published, payments, placed: placed === true, offers: offers === true },
    ...{ delivers: delivers === true, hasHours: has_hours === true, hasAreas: has_areas === true },
  }));
};

const countDishes = async (db: Db | Tx): Promise<number> => {
  const { count } = await db
    .selectFrom('product_profiles')
    .where('published', '=', true)
    .where('id', 'not in', ofDemo<ProductId>(db, 'products'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Number of staff beside one owner: people with a role, and people invited. */
const countOthers = async (db: Db | Tx, now: Date): Promise<number> => {
  const { people } = await db
    .selectFrom('staff_roles')
    .select((eb) => eb.fn.count<string>('user_id').distinct().as('people'))
    .executeTakeFirstOrThrow();
  const { invited } = await db
    .selectFrom('invited_staff')
    .where('expires_at', '>', now)
    .select((eb) => eb.fn.countAll<string>().as('invited'))
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(people) - 1) + Number(invited);
};

/** Facts behind the steps to opening; undefined without a brand. */
export const readOpeningFacts = async (
  db: Db | Tx,
  { brand: id, cards, reached }: { readonly brand: number } & Pick<OpeningFacts, 'cards' | 'reached'>,
  now: Date,
): Promise<OpeningFacts | undefined> => {
  const row = await db
    .selectFrom('brands')
    .select(['name', 'phone', 'email', 'company', 'open'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const company = companyIn(row.company);
  const finished = await db.selectFrom('finished_texts').select('slug').execute();
  return {
    brand: {
      company_name: company.name,
      company_address: company.address,
      vat_number: company.vat_number,
      ...{ name: row.name, phone: row.phone, email: row.email },
    },
    open: row.open,
    finishedTexts: finished.flatMap(({ slug }) => slug ?? []),
    shops: await readShops(db),
    dishes: await countDishes(db),
    cards,
    reached,
    others: await countOthers(db, now),
    demo: (await readDemoLoad(db)) !== undefined,
  };
};
