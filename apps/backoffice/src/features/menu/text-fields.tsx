import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { fieldNames, menuTexts } from './menu-texts.ts';
import { NameFields } from './name-fields.tsx';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

/** Texts of a product for customers. */
export function TextFields({ editing }: { readonly editing: Editing }) {
  const { form, change, problem } = editing;
  return (
    <>
      <NameFields editing={editing} names={fieldNames} descriptionHint={t.descriptionHint} />
      <TextArea
        label={fieldNames.ingredients}
        hint={t.ingredientsHint}
        rows={3}
        maxLength={2000}
        value={form.ingredients}
        onChange={({ target }) => change({ ingredients: target.value })}
        error={problem('ingredients')}
      />
    </>
  );
}
