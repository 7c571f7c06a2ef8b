import type { SocialNetwork } from '@zanga/contract/people/auth';
import { Button } from '@zanga/ui/button.tsx';
import type { SocialToken } from '../../base/session/social-token.ts';
import { loginTexts as t } from './login-texts.ts';
import { networkMarks } from './network-marks.tsx';
import { useNetworks } from './socials.ts';
import { useSocialLogin } from './use-social-login.ts';

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

/** The networks one may come in by; nothing where none is switched on (LOG-12). */
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
