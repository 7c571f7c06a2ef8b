import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { answerProof } from '@zanga/browser/proof/ask-for-proof.ts';
import { ProofStep } from '@zanga/browser/proof/proof-step.tsx';
import { proofTexts as t } from '@zanga/browser/proof/proof-texts.ts';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../base/api/api.tsx';
import { texts } from '../../base/texts/texts.ts';

/** Asks the signed-in person to confirm their identity; the refused call then goes on. */
export default function ProofQuestion() {
  const service = useService();
  const { data, error, refetch } = useQuery({
    ...service.query('GET /api/customer/confirm'),
    staleTime: 0,
  });
  return (
    <FormDialog open onClose={() => answerProof(false)} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7">
        <p className="text-ink-soft">{t.line}</p>
        {data && (
          <ProofStep
            ways={data}
            hasPassword={data.password}
            prove={async (body) => {
              await service.api('POST /api/customer/confirm', { body });
              answerProof(true);
            }}
            askPasskey={() => service.api('POST /api/customer/confirm/passkey')}
          />
        )}
        {!data && !error && <Skeleton className="h-32" />}
        {!data && error && (
          <>
            <FormAlert text={errorText(error)} />
            <Button variant="outline" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          </>
        )}
      </div>
    </FormDialog>
  );
}
