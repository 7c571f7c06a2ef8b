import { useAction } from '@zanga/browser/form/use-action.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { deviceTexts } from './device-texts.ts';

const t = deviceTexts.pad;

/** Reads a badge by a connected reader or by its digits, without a person on the device. */
export function BadgeForm({ onDone }: { readonly onDone: () => void }) {
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string>();
  const { busy, alert, run } = useAction(async () => {
    const { done, title, text } = await service.api('POST /api/device/badge', { body: { code } });
    setCode('');
    if (!done) {
      setRefused(`${title}. ${text}`);
      return;
    }
    toast({ text: `${title}: ${text}` });
    onDone();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setRefused(undefined);
    if (code.trim() !== '') run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2 border-line border-t pt-4">
      <h3 className="font-semibold font-text text-small tracking-normal">{t.badge}</h3>
      <FormAlert text={alert ?? refused} />
      <div className="flex items-end gap-2">
        <TextField
          className="flex-1"
          label={t.badgeLabel}
          hint={t.badgeHint}
          autoComplete="off"
          maxLength={200}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" disabled={busy} className={deskButtonStyle('outline', 'min-h-12')}>
          {t.read}
        </button>
      </div>
    </form>
  );
}
