import { brandFields } from '@zanga/domain/brand/brand-fields';
import type { BrandForm } from '@zanga/domain/brand/brand-form';
import { editingTexts } from '../../parts/editing/editing-texts.ts';
import { listed, simpleWords } from '../../parts/editing/simple-words.ts';
import { featureNames, settingsTexts as t } from './settings-texts.ts';

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
      return form[field] === null ? editingTexts.nothing : editingTexts.yes;
    case 'accent':
      return form.accent || t.ownAccent;
    default:
      return simpleWords(brandFields, field, form[field]);
  }
};
