import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { useShopList, useShopSaved } from './shop-queries.ts';
import { fieldNames, shopTexts } from './shop-texts.ts';

const t = shopTexts.form;

type AddShopProps = { readonly onClose: () => void; readonly onAdded: (id: string) => void };

/** Writes a shop down as a copy of another; what is its own follows on its page. */
export function AddShop({ onClose, onAdded }: AddShopProps) {
  const [name, setName] = useState('');
  const [copyOf, setCopyOf] = useState('');
  const { busy, alert, fields, change } = useChange();
  const shops = useShopList().data?.data ?? [];
  const saved = useShopSaved();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      async () => {
        const added = await service.api('POST /api/backoffice/shops', { body: { name, copy_of: copyOf } });
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
          label={fieldNames.name}
          hint={t.nameHint}
          name="name"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={fields.name?.[0]}
        />
        <SelectField
          label={t.copyOf}
          hint={t.copyHint}
          value={copyOf}
          onChange={({ target }) => setCopyOf(target.value)}
          error={fields.copy_of?.[0]}
        >
          <option value="">{t.choose}</option>
          {shops.map(({ id, name: label }) => (
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
