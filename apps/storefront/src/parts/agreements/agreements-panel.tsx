import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { agreementsTexts as t } from './agreements-texts.ts';
import { useAgreements } from './use-agreements.ts';

/** Changes of the terms or the privacy text, with the button to agree; empty when none is due. */
export function AgreementsPanel({ className = '' }: { readonly className?: string }) {
  const { due, agree, reread } = useAgreements();
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  if (due.length === 0) return null;
  const press = () =>
    void once(async () => {
      setAlert(undefined);
      try {
        await agree();
        toast({ text: t.agreed });
      } catch (error) {
        setAlert(errorText(error));
        // The shown text may have been replaced meanwhile.
        await reread();
      }
    });
  return (
    <section
      id="agreements"
      aria-labelledby="agreements-title"
      className={`flex scroll-mt-24 flex-col gap-3 rounded-lg bg-lemon-wash p-5 text-lemon-ink ${className}`}
    >
      <h2 id="agreements-title" className="text-h4">
        {t.title}
      </h2>
      <p className="text-small">{t.line}</p>
      <ul className="flex flex-col gap-3">
        {due.map(({ slug, title, reason }) => (
          <li key={slug} className="wrap-anywhere">
            <Link
              to={pagePaths.content(slug)}
              target="_blank"
              className="font-semibold underline underline-offset-2"
            >
              {title} <span className="sr-only">{t.opens}</span>
            </Link>
            <p className="text-small">{reason}</p>
          </li>
        ))}
      </ul>
      <FormAlert text={alert} />
      <Button className="self-start" aria-disabled={busy || undefined} onClick={press}>
        <span aria-live="polite">{busy ? t.agreeing : t.agree}</span>
      </Button>
    </section>
  );
}
