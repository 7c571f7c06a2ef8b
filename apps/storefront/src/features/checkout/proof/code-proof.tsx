import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { CodeForm } from '@zanga/contract/people/registration';
import { Button } from '@zanga/ui/button.tsx';
import { CodeField } from '@zanga/ui/fields/code-field.tsx';
import { useCallback } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { showPhone } from '../../../base/format/phone-format.ts';
import { CaptchaRow } from '../../../parts/captcha/captcha-row.tsx';
import { useCountdown } from '../../../parts/sms/use-resend-countdown.ts';
import { useSmsCode } from '../../../parts/sms/use-sms-code.ts';
import { confirmPhoneCode } from './phone-code.ts';
import { proofTexts } from './proof-texts.ts';
import { useSentCode } from './use-sent-code.ts';

const t = proofTexts.code;

type CodeProofProps = {
  readonly cart: Cart;
  readonly telephone: string;
  readonly onProven: () => void;
  readonly onChangeNumber: () => void;
};

function Resend({ againAt, onResend }: { readonly againAt: number; readonly onResend: () => void }) {
  const left = useCountdown(againAt);
  if (left > 0)
    return (
      <p role="timer" className="flex min-h-11 items-center text-ink-soft text-small">
        {t.resendIn(left)}
      </p>
    );
  return (
    <Button variant="quiet" size="inline" className="-mx-3" onClick={onResend}>
      {t.resend}
    </Button>
  );
}

/** Confirms the phone of an order with the code of an SMS that is sent at once. */
export function CodeProof({ cart, telephone, onProven, onChangeNumber }: CodeProofProps) {
  const service = useService();
  const { captcha, againAt, problem, send } = useSentCode(cart, telephone);
  const { form, field, submit, busy, alert, spoken } = useContractForm(CodeForm, {
    defaults: { code: '' },
    labels: { code: t.label },
    send: async ({ code }) => {
      await confirmPhoneCode({ service, cart, telephone }, code);
      onProven();
    },
  });
  const { setValue } = form;
  useSmsCode(useCallback((code) => setValue('code', code), [setValue]));
  const phone = showPhone(telephone);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormNotices alert={alert ?? problem} spoken={spoken} />
      <p className="text-ink-soft" aria-live="polite">
        {againAt === undefined ? t.sending(phone) : t.sent(phone)}
      </p>
      <CodeField label={t.label} hint={t.hint} required {...field('code')} />
      <CaptchaRow captcha={captcha} quiet />
      <SubmitButton busy={busy}>{t.confirm}</SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t pt-3">
        {againAt !== undefined && <Resend againAt={againAt} onResend={() => void send()} />}
        <Button variant="quiet" size="inline" className="-mx-3" onClick={onChangeNumber}>
          {t.change}
        </Button>
      </div>
    </form>
  );
}
