import type { FactorWays } from '@zanga/contract/people/factors';
import { Button } from '@zanga/ui/button.tsx';
import { CodeField } from '@zanga/ui/fields/code-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type SyntheticEvent, useState } from 'react';
import { SubmitButton } from '../form/submit-button.tsx';
import { useOnce } from '../form/use-once.ts';
import { knowsPasskeys, problemText } from './passkey.ts';
import { proofTexts as t } from './proof-texts.ts';

type CodeProps = {
  readonly ways: FactorWays;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
};

function CodeForm({ ways, busy, error, onCode }: CodeProps) {
  const [recovery, setRecovery] = useState(!ways.totp);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const problem = error ?? (tried && code.trim() === '' ? t.missing : undefined);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (code.trim() !== '') onCode(code);
  };
  const typed = {
    value: code,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setCode(target.value),
    error: problem,
  };
  const other = () => {
    setRecovery(!recovery);
    setCode('');
    setTried(false);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {recovery ? (
        <TextField
          key="recovery"
          label={t.recovery}
          hint={t.recoveryHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...typed}
        />
      ) : (
        <CodeField key="code" label={t.code} hint={t.codeHint} {...typed} />
      )}
      <SubmitButton size="large" busy={busy}>
        {t.go}
      </SubmitButton>
      {ways.totp && ways.recovery && (
        <button
          type="button"
          className="tap self-start font-semibold text-tomato-ink underline"
          onClick={other}
        >
          {recovery ? t.useCode : t.useRecovery}
        </button>
      )}
    </form>
  );
}

type FactorStepProps = {
  readonly ways: FactorWays;
  readonly onCode: (code: string) => Promise<unknown>;
  readonly onPasskey: () => Promise<unknown>;
};

/** Shows a second factor: the passkey first, since it is one touch; else a code. */
export function FactorStep({ ways, onCode, onPasskey }: FactorStepProps) {
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const run = (work: () => Promise<unknown>, say: (text: string) => void) =>
    void once(async () => {
      setAlert(undefined);
      setWrong(undefined);
      try {
        await work();
      } catch (error) {
        say(problemText(error));
      }
    });
  const passkey = ways.passkey && knowsPasskeys();
  const code = ways.totp || ways.recovery;
  return (
    <div className="flex flex-col gap-4">
      <FormAlert text={alert} />
      {passkey && (
        <Button size="large" aria-disabled={busy || undefined} onClick={() => run(onPasskey, setAlert)}>
          {t.passkey}
        </Button>
      )}
      {passkey && code && <p className="text-center text-ink-soft text-small">{t.or}</p>}
      {code && (
        <CodeForm
          ways={ways}
          busy={busy}
          error={wrong}
          onCode={(typed) => run(() => onCode(typed), setWrong)}
        />
      )}
    </div>
  );
}
