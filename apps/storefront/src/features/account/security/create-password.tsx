import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { formMessages } from '@zanga/contract/people/account-fields';
import type { User } from '@zanga/contract/people/profile';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert, FormDone } from '@zanga/ui/form-alert.tsx';
import { useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { CaptchaRow } from '../../../parts/captcha/captcha-row.tsx';
import { useCaptcha } from '../../../parts/captcha/use-captcha.ts';
import { accountTexts } from '../account-texts.ts';

const t = accountTexts.password;

/** A first password goes the way of a forgotten one: by a link to the mailbox. */
export function CreatePassword({ user: { email, socials } }: { readonly user: User }) {
  const service = useService();
  const captcha = useCaptcha('password');
  const [sent, setSent] = useState(false);
  const [unsolved, setUnsolved] = useState(false);
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    const solution = await captcha.solution();
    setUnsolved(solution === undefined);
    if (solution === undefined) return;
    await service
      .api('POST /api/password/email', { body: { email, captcha: solution } })
      .finally(() => void captcha.renew());
    setSent(true);
  });
  const networks = socials.map((network) => t.networks[network]).join(', ');
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{t.none(networks)}</p>
      <FormAlert text={alert} />
      <CaptchaRow captcha={captcha} error={unsolved ? formMessages.captcha : undefined} quiet />
      <FormDone text={sent && t.linkSent} />
      {!sent && (
        <Button variant="outline" aria-disabled={busy || undefined} onClick={save}>
          {busy ? formTexts.sending : t.create}
        </Button>
      )}
    </div>
  );
}
