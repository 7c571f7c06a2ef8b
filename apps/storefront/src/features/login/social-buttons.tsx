import type { SocialNetwork } from '@zanga/contract/people/auth';
import { Button } from '@zanga/ui/button.tsx';
import type { SocialToken } from '../../base/session/social-token.ts';
import { loginTexts as t } from './login-texts.ts';
import { useNetworks } from './socials.ts';
import { useSocialLogin } from './use-social-login.ts';

const facebook =
  'M12 2a10 10 0 0 0-1.6 19.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.3 0-1.6.8-1.6 1.6V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 12 2Z';

const apple =
  'M16.6 12.6c0-2.2 1.8-3.3 1.9-3.4-1-1.5-2.6-1.7-3.2-1.7-1.4-.1-2.6.8-3.3.8s-1.7-.8-2.8-.8c-1.5 0-2.8.9-3.6 2.1-1.5 2.7-.4 6.6 1.1 8.8.7 1.1 1.6 2.3 2.7 2.2 1.1 0 1.5-.7 2.8-.7s1.7.7 2.8.7c1.2 0 1.9-1.1 2.6-2.1.8-1.2 1.2-2.4 1.2-2.4s-2.2-.9-2.2-3.5ZM14.5 6.2c.6-.7 1-1.7.9-2.7-.9 0-1.9.6-2.5 1.3-.6.6-1 1.6-.9 2.6 1 .1 1.9-.5 2.5-1.2Z';

const mark = (path: string, colour: string) => () => (
  <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={colour}>
    <path d={path} fill="currentColor" />
  </svg>
);

/** Logos of the networks. */
const networkMarks = {
  facebook: mark(facebook, 'text-majolica-ink'),
  apple: mark(apple, 'text-ink'),
} as const;

type SocialButtonsProps = {
  /** With the words to show. */
  readonly onFailed: (words: string | undefined) => void;
  /** The account behind it wants its password as well. */
  readonly onProof: (proof: SocialToken) => void;
};

type WaitingProps = { readonly network: SocialNetwork; readonly onStop: () => void };

function Waiting({ network, onStop }: WaitingProps) {
  return (
    <div className="flex min-h-12 items-center gap-3 rounded-full bg-sunken ps-5">
      <p role="status" className="flex-1 animate-breathe text-small">
        {t.waiting[network]}
      </p>
      <Button variant="quiet" onClick={onStop}>
        {t.stopWaiting}
      </Button>
    </div>
  );
}

/** Buttons of the social networks; none where all are switched off (LOG-12). */
export function SocialButtons(props: SocialButtonsProps) {
  const networks = useNetworks();
  const { waiting, start, stop } = useSocialLogin(props);
  if (networks.length === 0) return null;
  return (
    <>
      {waiting ? (
        <Waiting network={waiting} onStop={stop} />
      ) : (
        <div className="flex flex-col gap-2">
          {networks.map((network) => {
            const Mark = networkMarks[network];
            return (
              <Button key={network} variant="outline" className="w-full" onClick={() => start(network)}>
                <Mark />
                {t.social[network]}
              </Button>
            );
          })}
        </div>
      )}
      <p className="flex items-center gap-3 text-ink-soft text-small before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t.or}
      </p>
    </>
  );
}
