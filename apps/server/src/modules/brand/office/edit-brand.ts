import type { EditedBrand } from '@zanga/contract/brand/brand-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { type BrandForm, brandProblems } from '@zanga/domain/brand/brand-form';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { problemFields, versionOf } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange, readLastChanges } from '../../audit/public.ts';
import type { Payments } from '../../payments/public.ts';
import { pictureProblems } from '../../pictures/public-faces.ts';
import { readEdited, readFace } from './brand-queries.ts';
import { holdEdited, saveBrand } from './brand-store.ts';
import { auditedOf, byField } from './form-of.ts';

/** The brand as the subject of an audit entry. */
const thingOf = (brandId: number) => ({ kind: 'brand', thing: String(brandId) }) as const;

const present = async (db: Db | Tx, brandId: number, form: BrandForm): Promise<EditedBrand> => ({
  version: versionOf(form),
  form: {
    ...form,
    pictures: [...form.pictures],
    social_links: [...form.social_links],
    marks: [...form.marks],
    features: [...form.features],
    domains: [...form.domains],
  },
  pictures: (await readFace(db, brandId)).known,
  changes: byField(await readLastChanges(db, thingOf(brandId))),
});

/** The brand's form for its owners. */
export const seeBrand = async (
  db: Db,
  brandId: number,
): Promise<EditedBrand | Refusal<'brand.not_found'>> => {
  const form = await readEdited(db, brandId);
  return form ? present(db, brandId, form) : refuse('brand.not_found');
};

/** Problems with pictures the form names but that do not exist. */
const faceProblems = async (tx: Tx, form: BrandForm) => [
  ...(await pictureProblems(tx, form)),
  ...(await pictureProblems(tx, { pictures: [], logo: form.page_logo })).map(({ text }) => ({
    field: 'page_logo',
    text,
  })),
];

type EditTools = {
  readonly db: Db;
  readonly brandId: number;
  readonly payments: Pick<Payments, 'takesCards'>;
};

const primeNeedsCards =
  'L’abbonamento si paga con la carta: nel server non è configurato chi la incassa (STRIPE_SECRET_KEY)';

/** Zanga Prime is paid by card: without a provider of payments it cannot be joined. */
const primeProblems = (
  { payments }: Pick<EditTools, 'payments'>,
  before: BrandForm,
  { features }: BrandForm,
) =>
  payments.takesCards || before.features.includes('zanga_prime') || !features.includes('zanga_prime')
    ? []
    : [{ field: 'features', text: primeNeedsCards }];

type Saving = { readonly session: StaffSession; readonly version: string; readonly form: BrandForm };
type BrandRefusal = Refusal<'brand.of_all_shops' | 'brand.not_found' | 'brand.changed' | 'invalid'>;

/** Saves the brand's form, refused if another owner saved since. The tables announce it to every server. */
export const editBrand = async (
  { db, brandId, payments }: EditTools,
  { session, version, form }: Saving,
  now: Date,
): Promise<EditedBrand | BrandRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('brand.of_all_shops');
  return inTransaction(db, async (tx) => {
    const before = await holdEdited(tx, brandId);
    if (!before) return refuse('brand.not_found');
    if (versionOf(before) !== version) return refuse('brand.changed');
    const problems = [
      ...brandProblems(form),
      ...primeProblems({ payments }, before, form),
      ...(await faceProblems(tx, form)),
    ];
    if (problems.length > 0) return refuse('invalid', problemFields(problems));
    await saveBrand(tx, brandId, form);
    const after = await readEdited(tx, brandId);
    if (!after) throw new Error('the brand is gone within its transaction');
    if (versionOf(after) !== version) {
      const change = { before: auditedOf(before), after: auditedOf(after) };
      await noteChange(tx, session.trail, { ...thingOf(brandId), shopId: null, ...change }, now);
    }
    return present(tx, brandId, after);
  });
};
