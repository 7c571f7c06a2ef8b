import { errorText } from '@zanga/browser/form/error-text.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { Button } from '@zanga/ui/button.tsx';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { answeringTexts } from './answering-texts.ts';

const t = answeringTexts.tries;

const ways = ['call', 'email', 'push'] as const;
type Way = (typeof ways)[number];
type Tried = { readonly to: string | null; readonly devices: number | null };

/** Result of a trial in words. */
const outcome = (way: Way, { to, devices }: Tried): string => {
  if (way === 'push') return devices ? t.rung(devices) : t.noDevice;
  if (way === 'call') return to ? t.called(to) : t.noPhone;
  return to ? t.written(to) : t.noMail;
};

/** Tries call, mail and push, and shows each result. */
export function TryAlarms({ shop }: { readonly shop: string }) {
  const [said, setSaid] = useState('');
  const { busy, run } = useAction(async (way: Way) => {
    setSaid('');
    const tried = service.api('POST /api/backoffice/shops/:shop/answering/trials', {
      params: { shop },
      body: { way },
    });
    setSaid(await tried.then((result) => outcome(way, result), errorText));
  });
  return (
    <section aria-labelledby="tries" className="flex flex-col gap-3">
      <h2 id="tries" className="text-h4">
        {t.title}
      </h2>
      <p className="text-ink-soft text-small">{t.line}</p>
      <div className="flex flex-wrap gap-2">
        {ways.map((way) => (
          <Button key={way} variant="outline" aria-disabled={busy || undefined} onClick={() => run(way)}>
            {t[way]}
          </Button>
        ))}
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {said}
      </p>
    </section>
  );
}
