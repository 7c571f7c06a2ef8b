import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { useSaved } from './coupons-queries.ts';
import { couponsTexts, fieldNames } from './coupons-texts.ts';

const t = couponsTexts.form;

type AddDialogProps = {
  /** A coupon to begin from. */
  readonly copyOf?: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
  readonly onAdded: (id: string) => void;
};

/** Makes a coupon by its title, stopped as yet; the rest follows on its page. */
export function AddDialog({ copyOf, onClose, onAdded }: AddDialogProps) {
  const [title, setTitle] = useState(copyOf ? t.copyOf(copyOf.title) : '');
  const { busy, alert, fields, change } = useChange();
  const saved = useSaved();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      async () => {
        const body = { title, ...(copyOf && { copy_of: copyOf.id }) };
        const added = await service.api('POST /api/backoffice/coupons', { body });
        await saved(added);
        onClose();
        onAdded(added.id);
      },
      () => toast({ text: t.created }),
    );
  };
  return (
    <FormDialog open onClose={onClose} title={copyOf ? t.copyTitle : t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <FormAlert text={alert} />
        <TextField
          label={fieldNames.title}
          hint={t.hint}
          name="title"
          autoComplete="off"
          maxLength={120}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          error={fields.title?.[0]}
        />
        <SubmitButton busy={busy}>{t.create}</SubmitButton>
      </form>
    </FormDialog>
  );
}
