import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { failedTexts as t } from './refund-texts.ts';

type ByHandFormProps = {
  readonly params: { readonly order: string; readonly refund: string };
  readonly amount: number;
  readonly onCancel: () => void;
  readonly onDone: () => void;
};

/** Form to record a refund by hand, instead of the bank's. */
export function ByHandForm({ params, amount, onCancel, onDone }: ByHandFormProps) {
  const [how, setHow] = useState('');
  const [tried, setTried] = useState(false);
  const missing = how.trim().length < 3;
  const { busy, alert, run } = useAction(async () => {
    const body = { how: how.trim() };
    await service.api('POST /api/backoffice/orders/:order/refunds/:refund/by-hand', { params, body });
    toast({ text: t.noted });
    onDone();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing) run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t.how}
        hint={t.howHint}
        maxLength={200}
        value={how}
        onChange={(event) => setHow(event.target.value)}
        error={tried && missing ? t.howMissing : undefined}
      />
      <FormAlert text={alert} />
      <FormButtons
        busy={busy}
        submit={t.confirm(money(amount))}
        sending={texts.sending}
        cancel={texts.cancel}
        onCancel={onCancel}
      />
    </form>
  );
}
