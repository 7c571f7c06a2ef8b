import { useOnce } from '@zanga/browser/form/use-once.ts';
import type { EditedProduct, ProductForm } from '@zanga/contract/menu/menu-office';
import { ApiError } from '@zanga/contract/wire/client';
import { mergeForms } from '@zanga/domain/catalogue/editing/merge-forms';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { problemText } from '../../parts/proof/passkey.ts';
import { readEdited, useSaved } from './menu-queries.ts';
import { menuTexts } from './menu-texts.ts';

/** What somebody else saved meanwhile: their form, and the fields that both changed. */
export type Meanwhile = { readonly theirs: ProductForm; readonly both: readonly (keyof ProductForm)[] };

/**
 * Editing of a product: what it began from, what it says now, and saving it. Where somebody was quicker, what they
 * changed is taken over, and of fields that both changed one chooses.
 */
export const useSaving = (product: EditedProduct) => {
  const [base, setBase] = useState(product);
  const [form, setForm] = useState(product.form);
  const [alert, setAlert] = useState<string>();
  const [fields, setFields] = useState<ApiError['fields']>({});
  const [unusual, setUnusual] = useState(false);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const { busy, once } = useOnce();
  const saved = useSaved();

  const joinTheirs = async () => {
    const now = await readEdited(product.id);
    const { form: joined, both } = mergeForms(base.form, form, now.form);
    setBase(now);
    setForm(joined);
    setMeanwhile({ theirs: now.form, both });
  };
  const failed = async (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'product.price_unusual') return setUnusual(true);
    if (code === 'product.changed') return joinTheirs();
    if (error instanceof ApiError) setFields(error.fields);
    setAlert(problemText(error));
  };
  const save = (sure = false) =>
    void once(async () => {
      setAlert(undefined);
      setFields({});
      setUnusual(false);
      try {
        const next = await service.api('PUT /api/backoffice/menu/products/:product', {
          params: { product: product.id },
          body: { version: base.version, form, sure },
        });
        setBase(next);
        setForm(next.form);
        setMeanwhile(undefined);
        toast({ text: next.form.published ? menuTexts.product.saved : menuTexts.product.savedDraft });
        await saved(next);
      } catch (error) {
        await failed(error).catch((again: unknown) => setAlert(problemText(again)));
      }
    });
  const change = (part: Partial<ProductForm>) => setForm((now) => ({ ...now, ...part }));
  const takeTheirs = (field: keyof ProductForm) => {
    if (!meanwhile) return;
    change({ [field]: meanwhile.theirs[field] });
    setMeanwhile({ ...meanwhile, both: meanwhile.both.filter((one) => one !== field) });
  };
  const dirty = JSON.stringify(form) !== JSON.stringify(base.form);
  const problem = (field: keyof ProductForm) => fields[`form.${field}`]?.[0];
  return {
    ...{ form, change, dirty, busy, alert, problem, save, meanwhile, takeTheirs },
    unusual,
    forgetPrice: () => setUnusual(false),
  };
};

export type Editing = ReturnType<typeof useSaving>;
