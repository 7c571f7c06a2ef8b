import type { LetterForm } from '@zanga/contract/brand/letters-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { tryLetter } from './letters-queries.ts';
import { lettersTexts as t } from './letters-texts.ts';

type LetterTrialProps = { readonly letter: string; readonly form: LetterForm };

/** Sends the letter of the unsaved form to the person's own address. */
export function LetterTrial({ letter, form }: LetterTrialProps) {
  const { busy, alert, fields, change } = useChange();
  const send = () =>
    change(
      async () => toast({ text: t.trialDone((await tryLetter(letter, form)).to) }),
      () => undefined,
    );
  const [wrong] = Object.values(fields).flat();
  return (
    <>
      <button
        type="button"
        aria-disabled={busy || undefined}
        className={deskButtonStyle()}
        onClick={() => !busy && send()}
      >
        {t.trial}
      </button>
      <FormAlert text={busy ? undefined : (wrong ?? alert)} />
    </>
  );
}
