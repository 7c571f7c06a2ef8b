import { brandFields } from '@zanga/domain/brand/brand-fields';
import { type BrandForm, brandFeatures } from '@zanga/domain/brand/brand-form';
import { fieldsIn, keyIn } from '@zanga/domain/staff/editing/described';
import { companyIn } from '../../../platform/database/company.ts';
import { byKey, readSimple } from '../../../platform/edited-form.ts';
import { type BrandRow, servicesIn, socialLinksIn } from '../queries.ts';

/** The form of a brand and its domains. */
export const formOf = (row: BrandRow): BrandForm => {
  const { name: company_name, address: company_address, ...company } = companyIn(row.company);
  const urls = { ios_store_url: row.ios_store_url ?? '', android_store_url: row.android_store_url ?? '' };
  return {
    ...readSimple(brandFields, { ...row, ...company, company_name, company_address, ...urls }),
    pictures: row.face.pictures,
    logo: row.face.logo,
    page_logo: row.face.pageLogo,
    accent: row.accent ?? '',
    social_links: socialLinksIn(row.social_links).map(({ name, href }) => ({ name, href })),
    marks: servicesIn(row.services).map(({ slug, name }) => ({ slug, name })),
    features: brandFeatures.filter((one) => row.features.includes(one)),
    domains: row.domains.map(({ host, home_path }) => ({ host, home_path })),
  };
};

/** A form as the audit keeps it; names with addresses become lines. */
export const auditedOf = (form: BrandForm): Readonly<Record<string, unknown>> => ({
  ...byKey(brandFields, form),
  pictures: form.pictures.length,
  social_links: form.social_links.map(({ name, href }) => `${name}: ${href}`),
  marks: form.marks.map(({ name }) => name),
  domains: form.domains.map(({ host, home_path }) => `${host} → ${home_path}`),
});

/** Values from the audit, by the fields of the form. */
export const byField = <Told>(told: ReadonlyMap<string, Told>): Record<string, Told> =>
  Object.fromEntries(
    fieldsIn(brandFields).flatMap((field) => {
      const one = told.get(keyIn(brandFields, field));
      return one ? [[field, one]] : [];
    }),
  );
