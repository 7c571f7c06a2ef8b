import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import type { TreeCategory } from '@zanga/contract/menu/categories-office';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { useCategorySaved } from './category-queries.ts';
import { categoryFieldNames, categoryTexts } from './category-texts.ts';

const t = categoryTexts.form;

type AddCategoryProps = {
  readonly roots: readonly TreeCategory[];
  readonly onClose: () => void;
  readonly onAdded: (id: string) => void;
};

/** Writes a category down by its name and where it stands. */
export function AddCategory({ roots, onClose, onAdded }: AddCategoryProps) {
  const [name, setName] = useState('');
  const [parent, setParent] = useState('');
  const { busy, alert, fields, change } = useChange();
  const saved = useCategorySaved();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      async () => {
        const body = { name, parent: parent || null };
        const added = await service.api('POST /api/backoffice/menu/categories', { body });
        await saved(added);
        onClose();
        onAdded(added.id);
      },
      () => toast({ text: t.created }),
    );
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <FormAlert text={alert} />
        <TextField
          label={categoryFieldNames.name}
          name="name"
          autoComplete="off"
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={fields.name?.[0]}
        />
        <SelectField
          label={t.parent}
          name="parent"
          value={parent}
          onChange={({ target }) => setParent(target.value)}
        >
          <option value="">{categoryTexts.firstLevel}</option>
          {roots.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SubmitButton busy={busy}>{t.create}</SubmitButton>
      </form>
    </FormDialog>
  );
}
