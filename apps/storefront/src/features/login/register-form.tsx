import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { NewPasswordFields } from '@zanga/browser/form/password-fields.tsx';
import { PersonFields } from '@zanga/browser/form/person-fields.tsx';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { RegisterForm as Schema } from '@zanga/contract/people/registration';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { signIn } from '../../base/session/sign-in.ts';
import { CaptchaRow } from '../../parts/captcha/captcha-row.tsx';
import { captchaTexts } from '../../parts/captcha/captcha-texts.ts';
import { useCaptcha } from '../../parts/captcha/use-captcha.ts';
import { takeSignUpPrefill } from '../../parts/sign-in/sign-up-prefill.ts';
import { useKeptDraft } from './login-draft.ts';
import { LoginFrame } from './login-frame.tsx';
import type { ModeProps } from './login-mode-props.ts';
import { notTheirs, refuseFalse, registerRefusal } from './login-refusals.ts';
import { loginTexts as t } from './login-texts.ts';
import { ModeLink } from './mode-link.tsx';

const labels = {
  firstname: t.firstname,
  lastname: t.lastname,
  email: t.email,
  password: t.password,
  password_confirmation: t.confirmation,
  telephone: t.phone,
  captcha: captchaTexts.label,
};

const useRegistration = ({ draft }: Pick<ModeProps, 'draft'>) => {
  const service = useService();
  const queryClient = useQueryClient();
  const captcha = useCaptcha('register');
  const [introduced] = useState(takeSignUpPrefill);
  const contractForm = useContractForm(Schema, {
    defaults: { ...draft.current, ...introduced, password: '', password_confirmation: '', captcha: '' },
    labels,
    words: registerRefusal,
    before: async (form) => form.setValue('captcha', (await captcha.solution()) ?? ''),
    send: async (values) => {
      const { email: username, password } = values;
      try {
        refuseFalse(await service.api('POST /api/register', { body: values }), 422);
        // Fails for the address of another account, whose owner gets a mail.
        await signIn({ service, queryClient }, { grant_type: 'password', username, password }).catch(
          notTheirs,
        );
      } catch (error) {
        // A solution is taken once: the corrected form needs another.
        void captcha.renew();
        throw error;
      }
      // Prepares the address for the first order (LOG-10); a failure does no harm.
      await queryClient.prefetchQuery(service.query('GET /api/customer/addresses/last'));
    },
  });
  return { captcha, ...contractForm };
};

/** Register mode (LOG-3): becomes a customer and is signed in at once (LOG-10). */
export function RegisterForm({ draft, onBack }: ModeProps) {
  const { captcha, form, field, submit, busy, alert, spoken } = useRegistration({ draft });
  useKeptDraft(draft, form.getValues);
  return (
    <LoginFrame mode="registrati" busy={busy} onSubmit={submit} onBack={onBack}>
      <FormNotices alert={alert} spoken={spoken} />
      <PersonFields labels={t} field={field} />
      <NewPasswordFields labels={t} field={field} />
      <TextField
        label={t.phone}
        hint={t.phoneHint}
        type="tel"
        autoComplete="tel"
        required
        {...field('telephone')}
      />
      <CaptchaRow captcha={captcha} error={field('captcha').error} />
      <p className="text-caption text-ink-soft">
        {t.privacyBefore}{' '}
        <Link to={pagePaths.content('privacy')} target="_blank" className="underline underline-offset-2">
          {t.privacy}
        </Link>
        .
      </p>
      <p className="text-ink-soft">
        {t.hasAccount} <ModeLink mode="accedi">{t.login}</ModeLink>
      </p>
    </LoginFrame>
  );
}
