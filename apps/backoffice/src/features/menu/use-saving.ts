import type { EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { withoutNewIds } from '../../parts/editing/new-rows.ts';
import { useEditing } from '../../parts/editing/use-editing.ts';
import { momentText } from '../../parts/moment.ts';
import { readEdited, useSaved } from './menu-queries.ts';
import { menuTexts } from './menu-texts.ts';

/** The shop's page as the unsaved form would make it. */
export const drawProduct = (product: string, form: ProductForm) =>
  service.api('POST /api/backoffice/menu/products/:product/preview', {
    params: { product },
    body: { form: { ...form, recipe: withoutNewIds(form.recipe) } },
  });

/** Toast after saving, by the life of the product. */
const savedWords = (form: ProductForm): string => {
  const { saved, savedDraft, savedScheduled, savedArchived } = menuTexts.product;
  if (form.archived) return savedArchived;
  if (form.published) return saved;
  return form.publish_at === null ? savedDraft : savedScheduled(momentText(form.publish_at));
};

/** Editing of a product; an unusual price is confirmed before it is saved. */
export const useSaving = (product: EditedProduct) => {
  const [unusual, setUnusual] = useState(false);
  const saved = useSaved();
  const params = { product: product.id };
  const { save, ...editing } = useEditing<ProductForm, EditedProduct, true>(product, {
    read: () => readEdited(product.id),
    write: ({ version, form }, sure = undefined) =>
      service.api('PUT /api/backoffice/menu/products/:product', {
        params,
        body: { version, form: { ...form, recipe: withoutNewIds(form.recipe) }, sure: sure ?? false },
      }),
    changed: 'product.changed',
    asks: (code) => {
      const price = code === 'product.price_unusual';
      if (price) setUnusual(true);
      return price;
    },
    onSaved: async (next) => {
      toast({ text: savedWords(next.form) });
      await saved(next);
    },
  });
  const saveSure = (sure?: true) => {
    setUnusual(false);
    save(sure);
  };
  return { ...editing, save: saveSure, unusual, forgetPrice: () => setUnusual(false) };
};

export type Editing = ReturnType<typeof useSaving>;
