import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { ComboboxField } from '@zanga/ui/fields/combobox-field.tsx';
import { useMenuCategories } from './menu-queries.ts';
import { fieldNames, menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

/** The categories that a product stands in: the first is the one it is shown under. */
export function CategoryFields({ editing }: { readonly editing: Editing }) {
  const { form, change, problem } = editing;
  const known = useMenuCategories().data?.data ?? [];
  const nameOf = (id: string) => known.find((one) => one.id === id)?.name ?? id;
  const rest = known.filter(({ id }) => !form.categories.includes(id));
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-small">{fieldNames.categories}</p>
      <ul className="flex flex-col gap-1.5">
        {form.categories.map((id) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 rounded-sm bg-sunken py-1 ps-3 pe-1"
          >
            <span className="min-w-0 text-small">{nameOf(id)}</span>
            <button
              type="button"
              aria-label={t.removeCategory(nameOf(id))}
              className={deskButtonStyle('quiet')}
              onClick={() => change({ categories: form.categories.filter((one) => one !== id) })}
            >
              {t.remove}
            </button>
          </li>
        ))}
      </ul>
      <ComboboxField
        label={t.addCategory}
        hint={t.categoriesHint}
        // A chosen one leaves the list and this field is empty again.
        key={form.categories.length}
        items={rest.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onChange={(id) => id !== null && change({ categories: [...form.categories, id] })}
        none={t.noCategory}
        error={problem('categories')}
      />
    </div>
  );
}
