import { useQueryClient } from '@tanstack/react-query';
import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { CurrentPasswordField } from '@zanga/browser/form/password-fields.tsx';
import { useContractForm } from '@zanga/browser/form/use-contract-form.ts';
import { LoginForm as Schema } from '@zanga/contract/people/auth';
import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { signIn } from '../../base/session/sign-in.ts';
import type { SocialToken } from '../../base/session/social-token.ts';
import { DemoPeople } from './demo-people.tsx';
import { linkLeftOver } from './link-left-over.ts';
import { useKeptDraft } from './login-draft.ts';
import { LoginFrame } from './login-frame.tsx';
import type { ModeProps } from './login-mode-props.ts';
import { loginRefusal } from './login-refusals.ts';
import { loginTexts as t } from './login-texts.ts';
import { ModeLink } from './mode-link.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** Login mode (LOG-2): social buttons, email, password, the ways to the other two. */
export function LoginForm({ draft, onBack }: ModeProps) {
  const tools = { service: useService(), queryClient: useQueryClient() };
  // Token of a social network whose email belongs to an account with a password: the password links the two.
  const [proof, setProof] = useState<SocialToken>();
  const { form, field, submit, busy, alert, setAlert, spoken } = useContractForm(Schema, {
    defaults: { email: draft.current.email, password: '' },
    labels: { email: t.email, password: t.password },
    renamed: { username: 'email' },
    words: loginRefusal,
    send: async ({ email, password }) => {
      try {
        const user = await signIn(tools, { grant_type: 'password', username: email, password, ...proof });
        if (proof) void linkLeftOver(tools.service, user, proof);
      } finally {
        setProof(undefined); // Good once.
      }
    },
  });
  useKeptDraft(draft, form.getValues);
  return (
    <LoginFrame mode="accedi" busy={busy} onSubmit={submit} onBack={onBack}>
      <FormNotices alert={alert} spoken={spoken} />
      <SocialButtons onFailed={setAlert} onProof={setProof} />
      <EmailField label={t.email} autoComplete="username" {...field('email')} />
      <CurrentPasswordField label={t.password} what={t.passwordWhat} {...field('password')} />
      <div>
        <p>
          <ModeLink mode="password">{t.forgotten}</ModeLink>
        </p>
        <p className="text-ink-soft">
          {t.noAccount} <ModeLink mode="registrati">{t.register}</ModeLink>
        </p>
      </div>
      <DemoPeople onFailed={setAlert} />
    </LoginFrame>
  );
}
