import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { CodeField } from '@zanga/ui/fields/code-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { AddressCode } from '../../../parts/address-code/address-code.tsx';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { ProofQuestion } from '../../../parts/proof/proof-question.tsx';
import { factorTexts } from './factor-texts.ts';

const t = factorTexts.totp;

/** Groups of four letters, for typing by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export type AddingProps = {
  readonly onAdded: (recovery: readonly string[] | null) => void;
  readonly onClose: () => void;
};

/** Connects an authenticator app: QR code to scan, and its first code. */
export function AddTotp({ onAdded, onClose }: AddingProps) {
  const { data, error } = useQuery({
    queryKey: ['totp begun'],
    queryFn: () => service.api('POST /api/backoffice/factors/totp'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [code, setCode] = useState('');
  const { busy, alert, change } = useChange();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      async () =>
        onAdded(
          (await service.api('POST /api/backoffice/factors/totp/confirm', { body: { code } })).recovery,
        ),
      () => undefined,
    );
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7">
        <p className="text-ink-soft">{t.line}</p>
        <FormAlert text={error && errorText(error)} />
        {data ? (
          <>
            <div className="w-48 self-center rounded-md bg-white p-2 forced-color-adjust-none">
              <AddressCode address={data.uri} label={t.qr} />
            </div>
            <p className="text-ink-soft text-small">
              {t.byHand}{' '}
              <span className="select-all break-all font-mono text-ink">{inGroups(data.secret)}</span>
            </p>
          </>
        ) : (
          !error && <Skeleton className="size-48 self-center" />
        )}
        <CodeField
          label={t.code}
          hint={t.codeHint}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={alert}
        />
        <SubmitButton busy={busy}>{t.go}</SubmitButton>
      </form>
      <ProofQuestion />
    </FormDialog>
  );
}
