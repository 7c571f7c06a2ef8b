import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { CodeForm } from '@zanga/contract/people/registration';
import { Button } from '@zanga/ui/button.tsx';
import { CodeField } from '@zanga/ui/fields/code-field.tsx';
import { useCallback } from 'react';
import { useService } from '../../base/api/api.tsx';
import { showPhone } from '../../base/format/phone-format.ts';
import { useSmsCode } from '../../parts/sms/use-sms-code.ts';
import type { PendingPhone } from './pending-phone.ts';
import { registrationTexts as t } from './registration-texts.ts';
import { ResendButton } from './resend-button.tsx';

type CodeStepProps = {
  readonly pending: PendingPhone;
  /** Time of the server's answer about the pending number. */
  readonly saidAt: number;
  readonly onConfirmed: () => Promise<unknown>;
  readonly onResent: (pending: PendingPhone) => void;
  readonly onChangeNumber: () => void;
};

/** Confirms the number with the code of the SMS. */
export function CodeStep({ pending, saidAt, onConfirmed, onResent, onChangeNumber }: CodeStepProps) {
  const service = useService();
  const { form, field, submit, busy, alert, setAlert, spoken } = useContractForm(CodeForm, {
    defaults: { code: '' },
    labels: { code: t.code },
    send: async (body) => {
      await service.api('POST /api/register/complete', { body });
      await onConfirmed();
    },
  });
  const { setValue } = form;
  useSmsCode(useCallback((code) => setValue('code', code), [setValue]));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormNotices alert={alert} spoken={spoken} />
      <p className="text-ink-soft">{t.codeIntro(showPhone(pending.telephone))}</p>
      <CodeField label={t.code} hint={t.codeHint} required {...field('code')} />
      <SubmitButton busy={busy}>{t.confirm}</SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t pt-3">
        <ResendButton
          telephone={pending.telephone}
          availableAt={saidAt + pending.resend_in * 1000}
          onResent={onResent}
          onProblem={setAlert}
        />
        <Button variant="quiet" size="inline" className="-mx-3" onClick={onChangeNumber}>
          {t.changeNumber}
        </Button>
      </div>
    </form>
  );
}
