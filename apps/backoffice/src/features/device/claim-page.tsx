import { Link } from '@tanstack/react-router';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { service } from '../../base/api.ts';
import { writeDevice } from '../../base/device.ts';
import { writeToken } from '../../base/session.ts';
import { texts } from '../../base/texts.ts';
import { BrandLogo } from '../../parts/brand/brand-logo.tsx';
import { deviceTexts as t } from './device-texts.ts';

/** Takes the QR code's code from behind the `#`, out of the address, where it could be read later. */
const takeCode = () => {
  const code = /^#([\w-]{1,20})$/.exec(location.hash)?.[1] ?? '';
  if (code) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
};

/** Turns a browser into a device of a shop, by a code. */
export function ClaimPage({ onClaimed }: { readonly onClaimed: () => void }) {
  const [code, setCode] = useState(takeCode);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    document.title = t.register;
  }, []);
  const { busy, alert, run } = useAction(async () => {
    const { totem } = await service.api('POST /api/device/claim', { body: { code } });
    if (totem !== null) {
      location.assign(totem);
      return;
    }
    // A device works without a sign-in; the manager who registers it here is signed out.
    writeToken(null);
    writeDevice(true);
    onClaimed();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (code.trim() !== '') run();
  };
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden bg-tomato p-4">
      <div className="majolica absolute inset-0 text-on-tomato opacity-12" aria-hidden="true" />
      <div className="relative w-full max-w-md rounded-lg bg-surface p-6 shadow-lift md:p-9">
        <BrandLogo className="h-10 w-auto" />
        <h1 className="pt-6 text-h2">{t.title}</h1>
        <p className="pb-6 text-ink-soft">{t.line}</p>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormAlert text={alert} />
          <TextField
            label={t.code}
            hint={t.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={tried && code.trim() === '' ? t.missing : undefined}
          />
          <Button type="submit" size="large" aria-disabled={busy || undefined}>
            {busy ? texts.sending : t.register}
          </Button>
        </form>
        <Link to="/accesso" className="tap mt-4 inline-block font-semibold text-tomato-ink underline">
          {t.signIn}
        </Link>
      </div>
    </main>
  );
}
