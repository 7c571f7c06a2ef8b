import { type BrandForm, brandFeatures } from '@zanga/domain/brand/brand-form';
import type { ImageId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { companyIn } from '../../../platform/database/company.ts';
import type { Face } from '../../pictures/public-faces.ts';
import { servicesIn, socialLinksIn } from '../queries.ts';

/** Columns of a brand. */
type BrandRow = Pick<
  BrandForm,
  'name' | 'membership_name' | 'tagline' | 'description' | 'phone' | 'email' | 'domains'
> &
  Pick<BrandForm, 'facebook_login' | 'apple_login' | 'min_ios_version' | 'min_android_version'> & {
    readonly company: unknown;
    readonly social_links: unknown;
    readonly services: unknown;
    readonly features: readonly string[];
    readonly ios_store_url: string | null;
    readonly android_store_url: string | null;
    readonly shipping_fee_cents: Cents;
    readonly shipping_free_over_cents: Cents | null;
    readonly accent: string | null;
    readonly face: Face & { readonly pageLogo: ImageId | null };
  };

/** The form of a brand and its domains. */
export const formOf = (row: BrandRow): BrandForm => {
  const company = companyIn(row.company);
  return {
    pictures: row.face.pictures,
    logo: row.face.logo,
    page_logo: row.face.pageLogo,
    accent: row.accent ?? '',
    name: row.name,
    membership_name: row.membership_name,
    tagline: row.tagline,
    description: row.description,
    phone: row.phone,
    email: row.email,
    company_name: company.name,
    company_address: company.address,
    vat_number: company.vat_number,
    register: company.register,
    certified_email: company.certified_email,
    social_links: socialLinksIn(row.social_links).map(({ name, href }) => ({ name, href })),
    marks: servicesIn(row.services).map(({ slug, name }) => ({ slug, name })),
    features: brandFeatures.filter((one) => row.features.includes(one)),
    facebook_login: row.facebook_login,
    apple_login: row.apple_login,
    min_ios_version: row.min_ios_version,
    min_android_version: row.min_android_version,
    ios_store_url: row.ios_store_url ?? '',
    android_store_url: row.android_store_url ?? '',
    shipping_fee: row.shipping_fee_cents,
    shipping_free_over: row.shipping_free_over_cents,
    domains: row.domains.map(({ host, home_path }) => ({ host, home_path })),
  };
};

/** Name of a field in the audit: amounts carry their unit, phone and mail differ from a person's. */
const auditNames: Partial<Record<keyof BrandForm, string>> = {
  phone: 'brand_phone',
  email: 'brand_email',
  shipping_fee: 'shipping_fee_cents',
  shipping_free_over: 'shipping_free_over_cents',
};

// The keys of a form are its fields.
const fieldsOf = (form: BrandForm) => Object.keys(form) as readonly (keyof BrandForm)[];

const auditNameOf = (field: keyof BrandForm): string => auditNames[field] ?? field;

/** A form as the audit keeps it; names with addresses become lines. */
export const auditedOf = (form: BrandForm): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(fieldsOf(form).map((field) => [auditNameOf(field), form[field]])),
  pictures: form.pictures.length,
  social_links: form.social_links.map(({ name, href }) => `${name}: ${href}`),
  marks: form.marks.map(({ name }) => name),
  domains: form.domains.map(({ host, home_path }) => `${host} → ${home_path}`),
});

/** Values from the audit, by the fields of the form. */
export const byField = <Told>(form: BrandForm, told: ReadonlyMap<string, Told>): Record<string, Told> =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const one = told.get(auditNameOf(field));
      return one ? [[field, one]] : [];
    }),
  );
