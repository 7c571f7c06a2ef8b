import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { knowsPasskeys, problemText } from '@zanga/browser/proof/passkey.ts';
import { ApiError } from '@zanga/contract/wire/client';
import { Button } from '@zanga/ui/button.tsx';
import { useRef, useState } from 'react';
import { service } from '../../base/api.ts';
import { readToken } from '../../base/session.ts';
import { DemoStaff } from './demo-staff.tsx';
import { enter, NotStaff } from './enter.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { PasswordForm } from './password-form.tsx';
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
