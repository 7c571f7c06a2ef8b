import { Button } from '@zanga/ui/button.tsx';
import { useState } from 'react';
import { CardPage } from '../../base/page/card-page.tsx';
import { useAskToLogin } from '../../parts/sign-in/ask-to-login.ts';
import { ResetForm } from './reset-form.tsx';
import { resetTexts as t } from './reset-texts.ts';

/** Target of the mailed link (RTE-3). */
export function ResetPage({ token }: { readonly token: string }) {
  const [done, setDone] = useState(false);
  const askToLogin = useAskToLogin();
  return (
    <CardPage title={done ? t.doneTitle : t.title}>
      <div role="status">{done && <p className="pb-5">{t.doneBody}</p>}</div>
      {done ? (
        <Button onClick={() => void askToLogin()}>{t.login}</Button>
      ) : (
        <ResetForm token={token} onDone={() => setDone(true)} />
      )}
    </CardPage>
  );
}
