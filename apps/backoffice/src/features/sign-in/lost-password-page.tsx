import { Link } from '@tanstack/react-router';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { enter } from './enter.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { NewPasswordForm, useTyped } from './new-password-form.tsx';
import { signInTexts } from './sign-in-texts.ts';

const t = signInTexts.lost;
const toEntrance = (
  <Link to="/accesso" className="tap mt-4 inline-block font-semibold text-tomato-ink underline">
    {t.toEntrance}
  </Link>
);

/** Asks for a link by mail; the answer does not reveal whether the address belongs to staff. */
export function LostPasswordPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, alert, fields, change } = useChange();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      () => service.api('POST /api/backoffice/password', { body: { email } }),
      () => setSent(true),
    );
  };
  if (sent)
    return (
      <EntranceFrame title={t.sentTitle} line={t.sent(email)}>
        {toEntrance}
      </EntranceFrame>
    );
  return (
    <EntranceFrame title={t.title} line={t.line}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert text={alert} />
        <EmailField
          label={signInTexts.email}
          autoComplete="username"
          name="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fields.email?.[0]}
        />
        <SubmitButton size="large" busy={busy}>
          {t.send}
        </SubmitButton>
      </form>
      {toEntrance}
    </EntranceFrame>
  );
}

type NewPasswordPageProps = {
  /** Token and mail address from behind the link's `#`. */
  readonly link: { readonly token: string; readonly email: string };
  readonly onEntered: () => void;
};

/** Sets a new password by the mailed link. */
export function NewPasswordPage({ link, onEntered }: NewPasswordPageProps) {
  const fields = useTyped();
  const send = async () => {
    const password = fields.typed('password');
    const password_confirmation = fields.typed('password_confirmation');
    await service.api('POST /api/password/reset', { body: { ...link, password, password_confirmation } });
    await enter(link.email, password);
    onEntered();
  };
  return (
    <EntranceFrame title={t.newTitle} line={t.newLine(link.email)}>
      <NewPasswordForm fields={fields} go={t.save} send={send} />
      {toEntrance}
    </EntranceFrame>
  );
}
