import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { type SyntheticEvent, useState } from 'react';
import { texts } from '../../base/texts.ts';
import { demoTexts } from './demo-texts.ts';

const t = demoTexts.dialog;
/** Number of names in the list; further ones are counted. */
const named = 8;

type ThrowAwayDialogProps = {
  readonly changed: readonly string[];
  readonly busy: boolean;
  readonly alert: string | undefined;
  readonly onThrowAway: () => void;
  readonly onClose: () => void;
};

/** Asks for a typed word before the demo is thrown away, and lists the things that go. */
export function ThrowAwayDialog({ changed, busy, alert, onThrowAway, onClose }: ThrowAwayDialogProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const right = typed.trim().replace(/\s+/g, ' ').toLowerCase() === t.word;
    setWrong(!right);
    if (right && !busy) onThrowAway();
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <FormAlert text={alert} />
        <p>{t.line}</p>
        {changed.length > 0 && (
          <div>
            <p className="font-medium">{t.changed}</p>
            <ul className="list-disc ps-5">
              {changed.slice(0, named).map((name) => (
                <li key={name} className="wrap-anywhere">
                  {name}
                </li>
              ))}
              {changed.length > named && <li>{t.more(changed.length - named)}</li>}
            </ul>
          </div>
        )}
        <TextField
          label={t.label}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={wrong ? t.wrong : undefined}
        />
        <SubmitButton busy={busy}>{t.yes}</SubmitButton>
      </form>
    </FormDialog>
  );
}
