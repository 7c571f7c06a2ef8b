import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { devicesTexts } from './devices-texts.ts';

const t = devicesTexts.idle;

type IdleFormProps = { readonly shop: string; readonly minutes: number; readonly onSaved: () => void };

/** Minutes without a touch after which a device has no person any more. */
export function IdleForm({ shop, minutes, onSaved }: IdleFormProps) {
  const [typed, setTyped] = useState(String(minutes));
  const { busy, alert, fields, change } = useChange();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = { params: { shop }, body: { idle_minutes: Number(typed) } };
    change(
      () => service.api('PUT /api/backoffice/shops/:shop/devices/settings', given),
      () => {
        toast({ text: t.saved });
        onSaved();
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-2 border-line border-t pt-5">
      <h2 className="font-semibold font-text text-small tracking-normal">{t.title}</h2>
      <p className="text-ink-soft text-small">{t.line}</p>
      <FormAlert text={alert} />
      <div className="flex items-end gap-2">
        <TextField
          className="w-32"
          type="number"
          min={1}
          max={30}
          label={t.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={fields.idle_minutes?.[0]}
        />
        <button type="submit" disabled={busy} className={deskButtonStyle('outline', 'min-h-12')}>
          {t.save}
        </button>
      </div>
    </form>
  );
}
