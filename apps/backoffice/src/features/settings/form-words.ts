import { money } from '@zanga/browser/format.ts';
import type { BrandForm } from '@zanga/domain/brand/brand-form';
import { featureNames, settingsTexts as t } from './settings-texts.ts';

const listed = (words: readonly string[]): string => words.join(', ') || t.nothing;

/** A field of the form in words, to compare the versions of two people. */
export const fieldWords = (form: BrandForm, field: keyof BrandForm): string => {
  switch (field) {
    case 'social_links':
      return listed(form.social_links.map(({ name, href }) => `${name} ${href}`));
    case 'marks':
      return listed(form.marks.map(({ name }) => name));
    case 'domains':
      return listed(form.domains.map(({ host, home_path }) => `${host} → ${home_path}`));
    case 'features':
      return listed(form.features.map((one) => featureNames[one]));
    case 'pictures':
      return String(form.pictures.length);
    case 'logo':
    case 'page_logo':
      return form[field] === null ? t.nothing : t.yes;
    case 'shipping_fee':
      return money(form.shipping_fee);
    case 'shipping_free_over':
      return form.shipping_free_over === null ? t.nothing : money(form.shipping_free_over);
    case 'facebook_login':
    case 'apple_login':
      return form[field] ? t.yes : t.no;
    case 'accent':
      return form.accent || t.ownAccent;
    default:
      return form[field] || t.nothing;
  }
};
