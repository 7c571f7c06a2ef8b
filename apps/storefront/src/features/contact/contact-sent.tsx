import { Button } from '@zanga/ui/button.tsx';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useEffect, useRef } from 'react';
import { contactTexts as t } from './contact-texts.ts';
import type { SentMessage } from './use-contact-form.ts';

/** Replaces the form and takes the focus, so that screen readers announce it. */
export function ContactSent({ reference, email, onAgain }: SentMessage & { readonly onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col items-start gap-3 outline-none">
      <p className="flex items-center gap-2 font-display font-semibold text-h3 text-basil-ink">
        <CheckIcon />
        {t.sentTitle}
      </p>
      <p>
        {t.reference}: <strong className="font-display tabular-nums">{reference}</strong>
      </p>
      <p className="text-ink-soft">{t.sentLine(email)}</p>
      <Button variant="outline" onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  );
}
