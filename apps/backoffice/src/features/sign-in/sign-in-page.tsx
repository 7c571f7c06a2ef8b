import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { knowsPasskeys, problemText } from '@zanga/browser/proof/passkey.ts';
import { ApiError } from '@zanga/contract/wire/client';
import { Button } from '@zanga/ui/button.tsx';
import { EmailField } from '@zanga/ui/fields/email-field.tsx';
import { PasswordField } from '@zanga/ui/fields/password-field.tsx';
import { showWrong } from '@zanga/ui/fields/show-wrong.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type SyntheticEvent, useRef, useState } from 'react';
import { service } from '../../base/api.ts';
import { readToken } from '../../base/session.ts';
import { texts } from '../../base/texts.ts';
import { DemoStaff } from './demo-staff.tsx';
import { enter, NotStaff } from './enter.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { enterByPasskey } from './second-step/enter-by-passkey.ts';
import { useHalf } from './second-step/half.ts';
import { SecondStep } from './second-step/second-step.tsx';
import { signInTexts as t } from './sign-in-texts.ts';

const useSignIn = (onEntered: () => void) => {
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();
  const [fields, setFields] = useState<ApiError['fields']>({});
  const now = useRef(false);
  const run = async (work: () => Promise<unknown>) => {
    if (now.current) return;
    now.current = true;
    setBusy(true);
    setAlert(undefined);
    setFields({});
    try {
      await work();
      if (readToken() !== null) onEntered();
    } catch (error) {
      if (error instanceof ApiError) setFields(error.fields);
      setAlert(error instanceof NotStaff ? error.message : problemText(error));
    } finally {
      now.current = false;
      setBusy(false);
    }
  };
  const signIn = (email: string, password: string) => run(() => enter(email, password));
  const byPasskey = () => run(() => enterByPasskey());
  return { busy, alert, fields, signIn, byPasskey };
};

type SignInPageProps = { readonly onEntered: () => void };

/** Sign-in page of the staff: password, then the second factor if there is one. */
export function SignInPage({ onEntered }: SignInPageProps) {
  const half = useHalf();
  return half ? <SecondStep half={half} onEntered={onEntered} /> : <FirstStep onEntered={onEntered} />;
}

type PasswordFormProps = {
  readonly busy: boolean;
  readonly alert: string | undefined;
  readonly fields: ApiError['fields'];
  readonly onSubmit: (email: string, password: string) => void;
};

function PasswordForm({ busy, alert, fields, onSubmit }: PasswordFormProps) {
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

function FirstStep({ onEntered }: SignInPageProps) {
  const { busy, alert, fields, signIn, byPasskey } = useSignIn(onEntered);
  const { data: owner } = useQuery(service.query('GET /api/backoffice/first-owner'));
  return (
    <EntranceFrame title={t.title} line={t.line}>
      {owner?.needed && (
        <p className="mb-6 rounded-md bg-sunken px-4 py-3">
          {t.noOwner}{' '}
          <Link to="/primo-titolare" className="tap font-semibold text-tomato-ink underline">
            {t.makeOwner}
          </Link>
        </p>
      )}
      <PasswordForm
        {...{ busy, alert, fields }}
        onSubmit={(email, password) => void signIn(email, password)}
      />
      {knowsPasskeys() && (
        <Button
          variant="outline"
          size="large"
          className="mt-3 w-full"
          aria-disabled={busy || undefined}
          onClick={() => void byPasskey()}
        >
          {t.byPasskey}
        </Button>
      )}
      <Link to="/password" className="tap mt-4 inline-block font-semibold text-tomato-ink underline">
        {t.lostPassword}
      </Link>
      <p className="pt-2">
        <Link to="/dispositivo" className="tap inline-block font-semibold text-tomato-ink underline">
          {t.device}
        </Link>
      </p>
      <DemoStaff onChosen={(person) => void signIn(person.email, person.password)} />
    </EntranceFrame>
  );
}
