import { ChosenField } from '../../../parts/editing/chosen-field.tsx';
import { useMenuCategories } from '../menu-queries.ts';
import { fieldNames, menuTexts } from '../menu-texts.ts';
import type { Editing } from '../use-saving.ts';

const t = menuTexts.product;

/** Categories of a product; the first is its main one. */
export function CategoryFields({ editing }: { readonly editing: Editing }) {
  const { form, change, problem } = editing;
  const known = useMenuCategories().data?.data ?? [];
  return (
    <ChosenField
      title={fieldNames.categories}
      add={t.addCategory}
      hint={t.categoriesHint}
      none={t.noCategory}
      remove={t.remove}
      removeLabel={t.removeCategory}
      items={known.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={form.categories}
      nameOf={(id) => known.find((one) => one.id === id)?.name ?? id}
      onChange={(categories) => change({ categories: [...categories] })}
      error={problem('categories')}
    />
  );
}
