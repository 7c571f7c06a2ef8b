import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { ForgottenForm as Schema } from '@zanga/contract/people/password';
import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useService } from '../../base/api/api.tsx';
import { CaptchaRow } from '../../parts/captcha/captcha-row.tsx';
import { captchaTexts } from '../../parts/captcha/captcha-texts.ts';
import { useCaptcha } from '../../parts/captcha/use-captcha.ts';
import { useKeptDraft } from './login-draft.ts';
import { LoginFrame } from './login-frame.tsx';
import type { ModeProps } from './login-mode-props.ts';
import { refuseFalse, resetRefusal } from './login-refusals.ts';
import { loginTexts as t } from './login-texts.ts';

/** Reset mode (LOG-4): the email alone; what keeps machines away works unseen, unless it fails. */
export function ForgottenForm({ draft, onBack, onSent }: ModeProps & { readonly onSent: () => void }) {
  const service = useService();
  const captcha = useCaptcha('password');
  const { form, field, submit, busy, alert, spoken } = useContractForm(Schema, {
    defaults: { email: draft.current.email, captcha: '' },
    labels: { email: t.email, captcha: captchaTexts.label },
    words: resetRefusal,
    before: async ({ setValue }) => setValue('captcha', (await captcha.solution()) ?? ''),
    send: async (values) => {
      try {
        refuseFalse(await service.api('POST /api/password/email', { body: values }), 400);
      } catch (error) {
        void captcha.renew();
        throw error;
      }
      toast({ text: t.resetSent });
      onSent();
    },
  });
  useKeptDraft(draft, form.getValues);
  return (
    <LoginFrame mode="password" busy={busy} onSubmit={submit} onBack={onBack}>
      <FormNotices alert={alert} spoken={spoken} />
      <p className="text-ink-soft">{t.forgottenIntro}</p>
      <EmailField label={t.email} autoComplete="username" {...field('email')} />
      <CaptchaRow captcha={captcha} error={field('captcha').error} quiet />
    </LoginFrame>
  );
}
