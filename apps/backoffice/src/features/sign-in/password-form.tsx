import type { ApiError } from '@zanga/contract/wire/client';
import { Button } from '@zanga/ui/button.tsx';
import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { PasswordField } from '@zanga/ui/fields/password-field.tsx';
import { showWrong } from '@zanga/ui/fields/show-wrong.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type SyntheticEvent, useState } from 'react';
import { texts } from '../../base/texts.ts';
import { signInTexts as t } from './sign-in-texts.ts';

type PasswordFormProps = {
  readonly busy: boolean;
  readonly alert: string | undefined;
  /** The server's words at a field: during a pause, how long it lasts and the ways to enter at once. */
  readonly fields: ApiError['fields'];
  readonly onSubmit: (email: string, password: string) => void;
};

/** Email and password of the staff. */
export function PasswordForm({ busy, alert, fields, onSubmit }: PasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const missing = (text: string) => (tried && text.trim() === '' ? t.missing : undefined);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    showWrong(event, () => setTried(true));
    if (email.trim() && password) onSubmit(email, password);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormAlert text={alert} />
      <EmailField
        label={t.email}
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={missing(email) ?? fields.email?.[0]}
      />
      <PasswordField
        label={t.password}
        what={t.passwordWhat}
        reveal={t.reveal}
        conceal={t.conceal}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={missing(password)}
      />
      <Button type="submit" size="large" aria-disabled={busy || undefined}>
        {busy ? texts.sending : t.enter}
      </Button>
    </form>
  );
}
