import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { fieldNames, menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

/** What a customer reads of a product. */
export function TextFields({ editing: { form, change, problem } }: { readonly editing: Editing }) {
  return (
    <>
      <TextField
        label={fieldNames.name}
        autoComplete="off"
        maxLength={120}
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problem('name')}
      />
      <TextArea
        label={fieldNames.description}
        hint={t.descriptionHint}
        rows={3}
        maxLength={2000}
        value={form.description}
        onChange={({ target }) => change({ description: target.value })}
        error={problem('description')}
      />
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
