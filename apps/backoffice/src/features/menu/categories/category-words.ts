import type { CategoryForm, EditedCategory } from '@zanga/contract/menu/categories-office';
import { formatMinute } from '@zanga/domain/time-format';
import { categoryTexts as t } from './category-texts.ts';

const windowsText = (windows: CategoryForm['windows']): string =>
  windows.map(({ from, to }) => `${formatMinute(from)}–${formatMinute(to)}`).join(', ') || t.always;

/** A field of a form in words, to compare the versions of two people. */
export const categoryFieldWords =
  (products: EditedCategory['products']) =>
  (form: CategoryForm, field: keyof CategoryForm): string => {
    if (field === 'published' || field === 'promo' || field === 'merchandise')
      return form[field] ? t.yes : t.no;
    if (field === 'windows') return windowsText(form.windows);
    if (field === 'pictures') return String(form.pictures.length);
    if (field !== 'products') return form[field] || t.nothing;
    const nameOf = (id: string) => products.find((one) => one.id === id)?.name ?? id;
    const first = form.products.slice(0, 10).map(nameOf).join(', ');
    return form.products.length > 10 ? `${first}…` : first || t.nothing;
  };
