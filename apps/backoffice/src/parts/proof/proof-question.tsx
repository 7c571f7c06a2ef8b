import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { answerProof, useProofAsked } from '@zanga/browser/proof/ask-for-proof.ts';
import { ProofStep } from '@zanga/browser/proof/proof-step.tsx';
import { proofTexts as t } from '@zanga/browser/proof/proof-texts.ts';
import type { OwnFactors, Proof } from '@zanga/contract/people/factors';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';

const prove = async (body: Proof) => {
  await service.api('POST /api/backoffice/proof', { body });
  answerProof(true);
};

const waysOf = ({ totp, passkeys, recovery_left }: OwnFactors) => ({
  totp: totp !== null,
  passkey: passkeys.length > 0,
  recovery: recovery_left > 0,
});

function Question() {
  const { data, error, refetch } = useQuery({
    ...service.query('GET /api/backoffice/factors'),
    staleTime: 0,
  });
  return (
    <FormDialog open onClose={() => answerProof(false)} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7">
        <p className="text-ink-soft">{t.line}</p>
        {data && (
          <ProofStep
            ways={waysOf(data)}
            hasPassword={data.has_password}
            prove={prove}
            askPasskey={() => service.api('POST /api/backoffice/proof/options')}
          />
        )}
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

/** Asks the signed-in person to confirm their identity. Mounted once in the frame and in each dialog that needs it. */
export function ProofQuestion() {
  return useProofAsked() ? <Question /> : null;
}
