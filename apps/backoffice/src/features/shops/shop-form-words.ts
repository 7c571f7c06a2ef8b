import { channelNames } from '@zanga/domain/catalogue/italian-names';
import type { ShopForm } from '@zanga/domain/shops/editing/shop-form';
import { shopPaymentNames } from '../../parts/shop-words.ts';
import { shopTexts as t } from './shop-texts.ts';

/** A field of a shop in words, to compare the versions of two people. */
export const shopFieldWords = (form: ShopForm, field: keyof ShopForm): string => {
  const value = form[field];
  if (field === 'pictures') return String(form.pictures.length);
  if (field === 'logo') return form.logo === null ? t.nothing : t.yes;
  if (value === null) return t.nothing;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'string') return value || t.nothing;
  const names: Readonly<Record<string, string>> = { ...channelNames, ...shopPaymentNames };
  return value.map((one) => names[one] ?? one).join(', ') || t.nothing;
};
