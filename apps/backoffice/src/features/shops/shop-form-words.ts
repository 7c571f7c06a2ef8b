import { shopFields } from '@zanga/domain/shops/editing/shop-fields';
import type { ShopForm } from '@zanga/domain/shops/editing/shop-form';
import { editingTexts as t } from '../../parts/editing/editing-texts.ts';
import { simpleWords } from '../../parts/editing/simple-words.ts';

/** A field of a shop in words, to compare the versions of two people. */
export const shopFieldWords = (form: ShopForm, field: keyof ShopForm): string => {
  switch (field) {
    case 'pictures':
      return String(form.pictures.length);
    case 'logo':
      return form.logo === null ? t.nothing : t.yes;
    case 'lat':
    case 'lng':
      return String(form[field]).replace('.', ',');
    default:
      return simpleWords(shopFields, field, form[field]);
  }
};
