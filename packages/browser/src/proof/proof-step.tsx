import type { FactorWays, Proof } from '@zanga/contract/people/factors';
import type { PasskeyRequest } from '@zanga/contract/people/passkeys';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type SyntheticEvent, useState } from 'react';
import { CurrentPasswordField } from '../form/password-fields.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAction } from '../form/use-action.ts';
import { FactorStep } from './factor-step.tsx';
import { signWithPasskey } from './passkey.ts';
import { proofTexts as t } from './proof-texts.ts';

type Prove = (proof: Proof) => Promise<unknown>;

function PasswordStep({ prove }: { readonly prove: Prove }) {
  const [password, setPassword] = useState('');
  const { busy, alert, run } = useAction(() => prove({ password }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CurrentPasswordField
        label={t.password}
        what={t.passwordWhat}
        name="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={alert}
      />
      <SubmitButton busy={busy}>{t.go}</SubmitButton>
    </form>
  );
}

type ProofStepProps = {
  readonly ways: FactorWays;
  readonly hasPassword: boolean;
  readonly prove: Prove;
  /** Fetches the challenge that the passkey signs. */
  readonly askPasskey: () => Promise<PasskeyRequest>;
};

/** Confirms that it is still the same person: by the second factor if they have one, else by the password. */
export function ProofStep({ ways, hasPassword, prove, askPasskey }: ProofStepProps) {
  if (ways.totp || ways.passkey)
    return (
      <FactorStep
        ways={ways}
        onCode={(code) => prove({ code })}
        onPasskey={async () => prove({ passkey: await signWithPasskey(await askPasskey()) })}
      />
    );
  return hasPassword ? <PasswordStep prove={prove} /> : <FormAlert text={t.noWay} />;
}
