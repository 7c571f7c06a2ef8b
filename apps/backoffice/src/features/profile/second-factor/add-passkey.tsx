import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { makePasskey } from '@zanga/browser/proof/passkey.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { ProofQuestion } from '../../../parts/proof/proof-question.tsx';
import type { AddingProps } from './add-totp.tsx';
import { factorTexts } from './factor-texts.ts';

const t = factorTexts.newPasskey;

/** Makes a passkey on this device, or on a security key. */
export function AddPasskey({ onAdded, onClose }: AddingProps) {
  const [name, setName] = useState<string>(t.usual);
  const { busy, alert, fields, change } = useChange();
  const add = async () => {
    const passkey = await makePasskey(await service.api('POST /api/backoffice/factors/passkeys/options'));
    const { recovery } = await service.api('POST /api/backoffice/factors/passkeys', {
      body: { name, passkey },
    });
    onAdded(recovery);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(add, () => undefined);
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7">
        <p className="text-ink-soft">{t.line}</p>
        <FormAlert text={alert} />
        <TextField
          label={t.name}
          hint={t.nameHint}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={fields.name?.[0]}
        />
        <SubmitButton busy={busy}>{t.go}</SubmitButton>
      </form>
      <ProofQuestion />
    </FormDialog>
  );
}
