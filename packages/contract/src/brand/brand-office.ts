import { brandFields } from '@zanga/domain/brand/brand-fields';
import { brandFeatures, serviceMarks } from '@zanga/domain/brand/brand-form';
import { retainedNames } from '@zanga/domain/brand/retention';
import * as z from 'zod/mini';
import { KnownPicture } from '../menu/picture.ts';
import { kept, schemasOf } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, `al massimo ${most} caratteri`));
const Amount = Cents.check(z.refine((cents) => cents >= 0 && cents <= 100_000, 'da 0 a 1.000 €'));
const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Host = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(253, 'al massimo 253 caratteri'));

/** Editable settings of the brand (`BrandForm` of the domain). */
export const BrandForm = z.object({
  ...schemasOf(brandFields, Amount),
  /** Ids of its pictures, and of its logo. */
  pictures: z.array(id('img', Key)).check(z.maxLength(12)),
  logo: z.nullable(id('img', Key)),
  page_logo: z.nullable(id('img', Key)),
  accent: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(7, 'al massimo 7 caratteri')),
  social_links: z
    .array(z.object({ name: text(40), href: text(300) }))
    .check(z.maxLength(12, 'al massimo 12 social')),
  marks: z
    .array(z.object({ slug: text(60), name: text(60) }))
    .check(z.maxLength(serviceMarks.length + 20, 'sono troppi')),
  features: z.array(z.enum(brandFeatures)).check(z.maxLength(brandFeatures.length)),
  domains: z
    .array(z.object({ host: Host, home_path: text(300) }))
    .check(z.maxLength(50, 'al massimo 50 domini')),
});
export type BrandForm = z.output<typeof BrandForm>;

/** Last change of a field. */
const LastChange = z.object({
  at: Instant,
  /** First name of the author; null after they left, or for a change on the server itself. */
  by: z.nullable(z.string()),
});
export type LastChange = z.output<typeof LastChange>;

export const EditedBrand = z.object({
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(BrandForm),
  /** The pictures named in the form. */
  pictures: z.array(KnownPicture),
  /** Last change by field; a field without a change here is missing. */
  changes: z.record(z.string(), LastChange),
});
export type EditedBrand = z.output<typeof EditedBrand>;

/** Settings of the installation's environment. */
export const Installed = z.object({
  /** Subject of the settings. */
  about: z.enum(['address', 'email', 'sms', 'voice', 'push', 'payments', 'geocoding', 'captcha', 'social']),
  /** Vendor; `embedded` is the server itself. */
  by: z.string(),
  /** Names of the settings, whether each is set, and the values of all but secrets. */
  settings: z.array(z.object({ name: z.string(), present: z.boolean(), value: z.nullable(z.string()) })),
});
export type Installed = z.output<typeof Installed>;

/** Retention of a kind of data, and the last deletions. */
export const KeptFor = z.object({
  what: z.enum(retainedNames),
  /** Null for data with an expiry date of their own. */
  keeps: z.nullable(z.object({ unit: z.enum(['days', 'months', 'years']), count: z.int() })),
  /** Last deletion; null without one for a month: the shop is new, or the job does not run. */
  last: z.nullable(
    z.object({
      at: Instant,
      /** On that day. */
      removed: z.int(),
      /** In thirty days. */
      month: z.int(),
      failed: z.boolean(),
    }),
  ),
});
export type KeptFor = z.output<typeof KeptFor>;

/** Settings of the brand, for its owners. */
export const brandOffice = routes({
  'GET /api/backoffice/brand': {
    summary: 'The brand’s editable settings, with the last change of each field',
    auth: 'brand.read',
    response: EditedBrand,
    errors: ['brand.not_found'],
  },
  'PUT /api/backoffice/brand': {
    summary: 'Save the brand’s settings; refused if a colleague has saved meanwhile',
    auth: 'brand.edit',
    audit: 'brand.edit',
    body: z.object({ version: Key, form: BrandForm }),
    response: EditedBrand,
    errors: ['brand.of_all_shops', 'brand.not_found', 'brand.changed', 'invalid'],
  },
  'GET /api/backoffice/brand/installation': {
    summary: 'Settings of the installation’s environment, without secrets',
    auth: 'brand.read',
    response: z.object({ data: z.array(Installed) }),
  },
  'GET /api/backoffice/brand/retention': {
    summary: 'Retention of each kind of data, and the last deletions',
    auth: 'brand.read',
    response: z.object({ data: z.array(KeptFor) }),
  },
});
