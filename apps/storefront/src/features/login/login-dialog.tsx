import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import type { LoginMode } from '../../base/navigation/search-params.ts';
import { useSession } from '../../base/session/session.ts';
import { texts } from '../../base/texts/texts.ts';
import { ForgottenForm } from './forgotten-form.tsx';
import { emptyDraft, type LoginDraft } from './login-draft.ts';
import { LoginForm } from './login-form.tsx';
import { loginTexts as t } from './login-texts.ts';
import { RegisterForm } from './register-form.tsx';
import { useCloseLogin } from './use-close-login.ts';
import { useLoginMode } from './use-login-mode.ts';

/** The last open mode: it stays drawn during the closing animation. */
const useLastMode = (mode: LoginMode | undefined) => {
  const [last, setLast] = useState<LoginMode>(mode ?? 'accedi');
  if (mode && mode !== last) setLast(mode);
  return mode ?? last;
};

/** The login over any page, in its three modes (LOG-1). */
export function LoginDialog() {
  const { mode, close, switchTo } = useLoginMode();
  const { signedIn } = useSession();
  const shown = useLastMode(mode);
  const draft = useRef<LoginDraft>(emptyDraft);
  useCloseLogin({ open: mode !== undefined, close });
  useEffect(() => {
    if (signedIn) draft.current = emptyDraft;
  }, [signedIn]);
  return (
    <FormDialog
      open={mode !== undefined && !signedIn}
      onClose={close}
      title={t.titles[shown]}
      closeLabel={texts.close}
    >
      {shown === 'accedi' && <LoginForm draft={draft} onBack={close} />}
      {shown === 'registrati' && <RegisterForm draft={draft} onBack={() => switchTo('accedi')} />}
      {shown === 'password' && <ForgottenForm draft={draft} onBack={close} onSent={close} />}
    </FormDialog>
  );
}
