import { Button } from '@zanga/ui/button.tsx';
import { Sheet } from '@zanga/ui/overlays/sheet.tsx';
import { useEffect } from 'react';
import { useNames } from '../../base/api/names.ts';
import { useCameByAddress, useDrawn } from '../../base/loading/came-by-address.ts';
import { useOverlay } from '../../base/navigation/overlay.ts';
import { useSession } from '../../base/session/session.ts';
import { texts } from '../../base/texts/texts.ts';
import { useAskToLogin } from '../../parts/sign-in/ask-to-login.ts';
import { PrimeBody } from './prime-body.tsx';
import { JoinBar } from './prime-join.tsx';
import { primeTexts as t } from './prime-texts.ts';
import { joinLabel } from './prime-words.ts';
import { usePaying } from './use-paying.ts';
import { useSale } from './use-sale.ts';

/**
 * Whether Prime is drawn. After a reload with both in the address, Prime would lie over the login: it waits until the
 * login closes.
 */
const useShown = (open: boolean, complete: boolean) => {
  const login = useOverlay('accesso').value !== undefined;
  const byAddress = useCameByAddress('prime');
  return useDrawn(open, login || (byAddress && !complete));
};

/** Zanga Prime over any page. A visitor is asked to sign in; if they decline, it closes (PRM-10). */
export function PrimeDialog() {
  const names = useNames();
  const { value, close } = useOverlay('prime');
  const { signedIn } = useSession();
  const askToLogin = useAskToLogin();
  const open = value === '1';
  const sale = useSale(open);
  const paying = usePaying('join');
  const shown = useShown(open, sale.complete);

  const { forget } = paying;
  useEffect(() => {
    if (!open) forget();
  }, [open, forget]);

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

  const { status } = sale;
  const bar = !signedIn ? (
    <Button size="large" className="w-full" onClick={() => void askToLogin()}>
      {joinLabel(undefined)}
    </Button>
  ) : status && !status.active && status.state !== 'paused' ? (
    <JoinBar status={status} paying={paying} phoneFirst={sale.phoneFirst} />
  ) : undefined;
  return (
    <Sheet
      open={shown}
      onClose={close}
      title={t.title(names)}
      showTitle
      closeLabel={texts.close}
      footer={bar}
    >
      <PrimeBody sale={sale} paying={paying} />
    </Sheet>
  );
}
