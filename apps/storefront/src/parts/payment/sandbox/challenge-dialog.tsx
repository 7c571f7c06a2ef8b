import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { Dialog } from '@zanga/ui/overlays/dialog.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { paymentTexts as t } from '../payment-texts.ts';

type ChallengeDialogProps = {
  /** Address of the bank's page; undefined without a question. */
  readonly address: string | undefined;
  readonly onEnd: (how: 'answered' | 'closed' | 'away') => void;
};

const isAnswer = (data: unknown) => typeof data === 'object' && data !== null && 'sandboxChallenge' in data;

/** Listens to messages of the frame, and to no other window. */
const useAnswer = (frame: RefObject<HTMLIFrameElement | null>, onAnswer: () => void) => {
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const fromFrame = event.source !== null && event.source === frame.current?.contentWindow;
      if (fromFrame && isAnswer(event.data)) onAnswer();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, onAnswer]);
};

/** The bank's page with this page as its return address, which then goes on by itself. */
const wholePage = (address: string, clientSecretParam: string) => {
  const back = new URL(location.href);
  back.searchParams.set('payment_intent_client_secret', clientSecretParam);
  return `${address}?${new URLSearchParams({ back: back.pathname + back.search })}`;
};

/** The bank's question, over the paying page. */
export function ChallengeDialog({
  address,
  clientSecret,
  onEnd,
}: ChallengeDialogProps & { readonly clientSecret: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useAnswer(frame, () => onEnd('answered'));
  return (
    <Dialog open={address !== undefined} onClose={() => onEnd('closed')} title={t.bank.title}>
      <p className="px-5 py-4 font-medium md:px-7">{t.bank.line}</p>
      {address !== undefined && (
        <iframe
          ref={frame}
          src={address}
          title={t.bank.frame}
          className="min-h-96 w-full flex-1 border-line border-y md:h-128 md:flex-none"
        />
      )}
      <div className="flex flex-wrap justify-between gap-3 p-4 md:px-7">
        <Button variant="quiet" onClick={() => onEnd('closed')}>
          {t.bank.close}
        </Button>
        {address !== undefined && (
          <a
            href={wholePage(address, clientSecret)}
            className={buttonStyle({ variant: 'quiet' })}
            onClick={() => onEnd('away')}
          >
            {t.bank.wholePage}
          </a>
        )}
      </div>
    </Dialog>
  );
}
