import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import type { Editing } from '../../parts/editing/use-editing.ts';

type Named = { readonly name: string; readonly description: string };

type NameFieldsProps = {
  readonly editing: Pick<Editing<Named>, 'form' | 'change' | 'problem'>;
  readonly names: Readonly<Record<keyof Named, string>>;
  readonly descriptionHint: string;
};

/** Name and description of a product or category. */
export function NameFields({ editing: { form, change, problem }, names, descriptionHint }: NameFieldsProps) {
  return (
    <>
      <TextField
        label={names.name}
        autoComplete="off"
        maxLength={120}
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problem('name')}
      />
      <TextArea
        label={names.description}
        hint={descriptionHint}
        rows={3}
        maxLength={2000}
        value={form.description}
        onChange={({ target }) => change({ description: target.value })}
        error={problem('description')}
      />
    </>
  );
}
