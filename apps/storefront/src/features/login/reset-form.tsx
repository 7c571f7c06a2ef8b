import { useHydrated } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { NewPasswordFields } from '@zanga/browser/form/password-fields.tsx';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { ResetForm as Schema } from '@zanga/contract/people/password';
import { Button } from '@zanga/ui/button.tsx';
import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useAskToLogin } from '../../parts/sign-in/ask-to-login.ts';
import { resetTexts as t } from './reset-texts.ts';

/** A 403 means that the link is expired, used, or of another email (API-9). */
const isRefused = (error: unknown) => isApiError(error) && error.status === 403;

function ExpiredLink() {
  const askToLogin = useAskToLogin();
  return (
    <div className="flex flex-col items-start gap-2 rounded-md bg-lemon-wash px-4 py-3 text-lemon-ink">
      <p>{t.refusedHint}</p>
      <Button variant="outline" onClick={() => void askToLogin('password')}>
        {t.again}
      </Button>
    </div>
  );
}

type ResetFormProps = { readonly token: string; readonly onDone: () => void };

/** The new password from the mailed link. */
export function ResetForm({ token, onDone }: ResetFormProps) {
  const service = useService();
  const hydrated = useHydrated();
  const [refused, setRefused] = useState(false);
  const { field, submit, busy, alert, spoken } = useContractForm(Schema, {
    defaults: { token, email: '', password: '', password_confirmation: '' },
    labels: { email: t.email, password: t.password, password_confirmation: t.confirmation },
    send: async (body) => {
      setRefused(false);
      try {
        await service.api('POST /api/password/reset', { body });
      } catch (error) {
        setRefused(isRefused(error));
        throw error;
      }
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormNotices alert={alert} spoken={spoken} />
      {refused && <ExpiredLink />}
      <p className="text-ink-soft">{t.intro}</p>
      {/* Disabled until hydrated: earlier typing would be lost, or sent as a plain form. */}
      <fieldset disabled={!hydrated} className="contents">
        <EmailField label={t.email} autoComplete="username" {...field('email')} />
        <NewPasswordFields labels={t} field={field} />
        <SubmitButton busy={busy}>{t.save}</SubmitButton>
      </fieldset>
    </form>
  );
}
