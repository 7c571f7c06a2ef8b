import { Sheet } from '@zanga/ui/overlays/sheet.tsx';
import { useEffect, useState } from 'react';
import { useOverlay } from '../../base/navigation/overlay.ts';
import { useSession } from '../../base/session/session.ts';
import { texts } from '../../base/texts/texts.ts';
import { useAskToLogin } from '../../parts/sign-in/ask-to-login.ts';
import { PrimeBody } from './prime-body.tsx';
import { primeTexts as t } from './prime-texts.ts';

/** Zanga Prime, over whatever page one is on. Who is not signed in is asked to, and it closes where they would rather not (PRM-10). */
export function PrimeDialog() {
  const { value, close } = useOverlay('prime');
  const login = useOverlay('accesso').value !== undefined;
  const { signedIn } = useSession();
  const askToLogin = useAskToLogin();
  const open = value === '1';
  // After a reload the login is there first, and Prime would come to lie over it: it waits for the login to close.
  const [shown, setShown] = useState(false);
  if (shown !== open && !(open && login)) setShown(open);

  useEffect(() => {
    if (!open || signedIn) return;
    let gone = false;
    void askToLogin().then((came) => {
      if (!came && !gone) close();
    });
    return () => {
      gone = true;
    };
  }, [open, signedIn, askToLogin, close]);

  return (
    <Sheet open={open && shown} onClose={close} title={t.title} showTitle closeLabel={texts.close}>
      <PrimeBody onLogin={() => void askToLogin()} />
    </Sheet>
  );
}
