import { brandFields } from '@zanga/domain/brand/brand-fields';
import { type BrandForm, brandFeatures } from '@zanga/domain/brand/brand-form';
import { tidyVatNumber } from '@zanga/domain/brand/vat-number';
import type { Tx } from '../../../platform/database/connection.ts';
import { storeSimple } from '../../../platform/edited-form.ts';
import { showFace } from '../../pictures/public-faces.ts';
import { selectBrand, withDomains } from './brand-queries.ts';

/** The brand as its form, locked until the transaction ends; undefined without a brand. */
export const holdEdited = async (tx: Tx, id: number): Promise<BrandForm | undefined> =>
  withDomains(tx, await selectBrand(tx, id).forUpdate().executeTakeFirst());

const columnsOf = (form: BrandForm) => {
  const { company_name, company_address, vat_number, register, certified_email, ...columns } = storeSimple(
    brandFields,
    form,
  );
  const company = { name: company_name, address: company_address, register, certified_email };
  return {
    ...columns,
    accent: form.accent || null,
    company: JSON.stringify({ ...company, vat_number: tidyVatNumber(vat_number) }),
    social_links: JSON.stringify(form.social_links),
    services: JSON.stringify(form.marks),
    features: brandFeatures.filter((one) => form.features.includes(one)),
    ios_store_url: form.ios_store_url || null,
    android_store_url: form.android_store_url || null,
  };
};

/** Writes a brand and its domains. */
export const saveBrand = async (tx: Tx, id: number, form: BrandForm): Promise<void> => {
  await tx.updateTable('brands').set(columnsOf(form)).where('id', '=', id).execute();
  await tx.deleteFrom('brand_domains').where('brand_id', '=', id).execute();
  const domains = form.domains.map((domain) => ({ ...domain, brand_id: id }));
  await showFace(tx, { brand: id, pageLogo: form.page_logo }, form);
  if (domains.length > 0) await tx.insertInto('brand_domains').values(domains).execute();
};
