import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { useGroupSaved } from './option-queries.ts';
import { groupFieldNames, optionTexts } from './option-texts.ts';

const t = optionTexts.form;

type AddGroupProps = { readonly onClose: () => void; readonly onAdded: (id: string) => void };

/** Begins a group by its name; its choices follow on its page. */
export function AddGroup({ onClose, onAdded }: AddGroupProps) {
  const [name, setName] = useState('');
  const { busy, alert, fields, change } = useChange();
  const saved = useGroupSaved();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      async () => {
        const added = await service.api('POST /api/backoffice/menu/options', { body: { name } });
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
          label={groupFieldNames.name}
          hint={t.hint}
          name="name"
          autoComplete="off"
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={fields.name?.[0]}
        />
        <SubmitButton busy={busy}>{t.create}</SubmitButton>
      </form>
    </FormDialog>
  );
}
