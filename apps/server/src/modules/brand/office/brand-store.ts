import { type BrandForm, brandFeatures } from '@zanga/domain/brand/brand-form';
import { tidyVatNumber } from '@zanga/domain/brand/vat-number';
import type { Tx } from '../../../platform/database/connection.ts';
import { showFace } from '../../pictures/public-faces.ts';
import { selectBrand, withDomains } from './brand-queries.ts';

/** The brand as its form, locked until the transaction ends; undefined without a brand. */
export const holdEdited = async (tx: Tx, id: number): Promise<BrandForm | undefined> =>
  withDomains(tx, await selectBrand(tx, id).forUpdate().executeTakeFirst());

const columnsOf = (form: BrandForm) => ({
  accent: form.accent || null,
  name: form.name,
  membership_name: form.membership_name,
  tagline: form.tagline,
  description: form.description,
  phone: form.phone,
  email: form.email,
  company: JSON.stringify({
    name: form.company_name,
    address: form.company_address,
    vat_number: tidyVatNumber(form.vat_number),
    register: form.register,
    certified_email: form.certified_email,
  }),
  social_links: JSON.stringify(form.social_links),
  services: JSON.stringify(form.marks),
  features: brandFeatures.filter((one) => form.features.includes(one)),
  facebook_login: form.facebook_login,
  apple_login: form.apple_login,
  min_ios_version: form.min_ios_version,
  min_android_version: form.min_android_version,
  ios_store_url: form.ios_store_url || null,
  android_store_url: form.android_store_url || null,
  shipping_fee_cents: form.shipping_fee,
  shipping_free_over_cents: form.shipping_free_over,
});

/** Writes a brand and its domains. */
export const saveBrand = async (tx: Tx, id: number, form: BrandForm): Promise<void> => {
  await tx.updateTable('brands').set(columnsOf(form)).where('id', '=', id).execute();
  await tx.deleteFrom('brand_domains').where('brand_id', '=', id).execute();
  const domains = form.domains.map((domain) => ({ ...domain, brand_id: id }));
  await showFace(tx, { brand: id, pageLogo: form.page_logo }, form);
  if (domains.length > 0) await tx.insertInto('brand_domains').values(domains).execute();
};
