import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { CurrentPasswordField } from '@zanga/browser/form/password-fields.tsx';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { OwnFactors } from '@zanga/contract/people/factors';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { answerProof, useProofAsked } from '../../base/proof-question.ts';
import { texts } from '../../base/texts.ts';
import { FactorStep } from './factor-step.tsx';
import { signWithPasskey } from './passkey.ts';
import { proofTexts as t } from './proof-texts.ts';

type Proof = Parameters<typeof service.api<'POST /api/backoffice/proof'>>[1]['body'];

const prove = async (body: Proof) => {
  await service.api('POST /api/backoffice/proof', { body });
  answerProof(true);
};

function PasswordStep() {
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

function Step({ totp, passkeys, recovery_left, has_password }: OwnFactors) {
  const ways = { totp: totp !== null, passkey: passkeys.length > 0, recovery: recovery_left > 0 };
  if (ways.totp || ways.passkey)
    return (
      <FactorStep
        ways={ways}
        onCode={(code) => prove({ code })}
        onPasskey={async () =>
          prove({ passkey: await signWithPasskey(await service.api('POST /api/backoffice/proof/options')) })
        }
      />
    );
  return has_password ? <PasswordStep /> : <FormAlert text={t.noWay} />;
}

function Question() {
  const { data, error, refetch } = useQuery({
    ...service.query('GET /api/backoffice/factors'),
    staleTime: 0,
  });
  return (
    <FormDialog open onClose={() => answerProof(false)} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7">
        <p className="text-ink-soft">{t.line}</p>
        {data && <Step {...data} />}
        {!data && !error && <Skeleton className="h-32" />}
        {!data && error && (
          <>
            <FormAlert text={errorText(error)} />
            <button type="button" className={deskButtonStyle()} onClick={() => void refetch()}>
              {texts.retry}
            </button>
          </>
        )}
      </div>
    </FormDialog>
  );
}

/** Where whoever is here can be asked anew who they are: one in the frame, and one within each dialog that does such things. */
export function ProofQuestion() {
  return useProofAsked() ? <Question /> : null;
}
