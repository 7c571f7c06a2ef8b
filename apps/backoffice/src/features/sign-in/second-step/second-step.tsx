import { FactorStep } from '@zanga/browser/proof/factor-step.tsx';
import type { HalfSignIn } from '@zanga/contract/people/factors';
import { service } from '../../../base/api.ts';
import { takeToken } from '../enter.ts';
import { EntranceFrame } from '../entrance-frame.tsx';
import { signInTexts } from '../sign-in-texts.ts';
import { enterByPasskey } from './enter-by-passkey.ts';
import { keepHalf } from './half.ts';

const t = signInTexts.second;

type SecondStepProps = { readonly half: HalfSignIn; readonly onEntered: () => void };

/** The second step of signing in, after the password. */
export function SecondStep({ half: { half, ways }, onEntered }: SecondStepProps) {
  const entered = () => {
    onEntered();
    keepHalf(undefined);
  };
  const byCode = async (code: string) => {
    await takeToken(await service.api('POST /api/backoffice/sign-in/code', { body: { half, code } }));
    entered();
  };
  const byPasskey = async () => {
    await enterByPasskey(half);
    entered();
  };
  return (
    <EntranceFrame title={t.title} line={t.line}>
      <FactorStep ways={ways} onCode={byCode} onPasskey={byPasskey} />
      <p className="pt-4 text-ink-soft text-small">{t.lost}</p>
      <button
        type="button"
        className="tap mt-2 font-semibold text-tomato-ink underline"
        onClick={() => keepHalf(undefined)}
      >
        {t.again}
      </button>
    </EntranceFrame>
  );
}
