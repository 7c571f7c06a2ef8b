import { errorText } from '@zanga/browser/form/error-text.ts';
import { CurrentPasswordField } from '@zanga/browser/form/password-fields.tsx';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { ApiError } from '@zanga/contract/wire/client';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';

const words = {
  title: 'Sei proprio tu?',
  line: 'Per questa scelta ci serve di nuovo la tua password: poi vale dieci minuti.',
  password: 'La tua password',
  what: 'la password',
  go: 'Conferma',
} as const;

/** Something that waits for the password; it is done, or given up. */
type Waiting = { readonly done: () => void; readonly failed: (error: unknown) => void };

class GivenUp extends Error {}

/** Whether nobody failed: whoever was asked for the password has closed the question. */
export const isGivenUp = (error: unknown): boolean => error instanceof GivenUp;

type QuestionProps = { readonly onRight: () => void; readonly onClose: () => void };

function PasswordQuestion({ onRight, onClose }: QuestionProps) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    service
      .api('POST /api/customer/confirm', { body: { password } })
      .then(onRight, (refused: unknown) => setError(errorText(refused)))
      .finally(() => setBusy(false));
  };
  return (
    <FormDialog open onClose={onClose} title={words.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 p-5 md:px-7 md:pb-7">
        <p className="text-ink-soft">{words.line}</p>
        <CurrentPasswordField
          label={words.password}
          what={words.what}
          name="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={error}
        />
        <SubmitButton busy={busy}>{words.go}</SubmitButton>
      </form>
    </FormDialog>
  );
}

/** Does what wants a fresh sign-in: where the server asks for the password, so does this dialog, and the work goes on. */
export const useGuarded = (): {
  readonly guarded: <T>(work: () => Promise<T>) => Promise<T>;
  readonly question: ReactNode;
} => {
  const [waiting, setWaiting] = useState<Waiting>();
  const guarded = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'auth.confirm_again') throw error;
      await new Promise<void>((done, failed) => setWaiting({ done, failed }));
      return work();
    }
  };
  const end = (how: (waiting: Waiting) => void) => {
    if (waiting) how(waiting);
    setWaiting(undefined);
  };
  const question = waiting && (
    <PasswordQuestion
      onRight={() => end(({ done }) => done())}
      onClose={() => end(({ failed }) => failed(new GivenUp()))}
    />
  );
  return { guarded, question };
};
