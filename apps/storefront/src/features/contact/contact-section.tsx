import { useHydrated, useLocation } from '@tanstack/react-router';
import { Button } from '@zanga/ui/button.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { contactTexts as t } from './contact-texts.ts';

const ContactForm = lazyWithRetry(() => import('./contact-form.tsx'));

/** Hash of an address that leads straight to the form. */
const formHash = 'scrivici';

/** The contact form. Its code and the captcha load when a person opens it. */
export function ContactSection() {
  const hash = useLocation({ select: (location) => location.hash });
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  const open = opened || (hydrated && hash === formHash);
  return (
    <section
      id={formHash}
      aria-labelledby="contact"
      className="max-w-4xl scroll-mt-20 rounded-lg bg-sunken p-6 md:p-8"
    >
      <h2 id="contact" className="text-h3">
        {t.title}
      </h2>
      <p className="pt-1 pb-5 text-ink-soft">{t.line}</p>
      {open ? (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <ContactForm />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={() => setOpened(true)}>
          {t.open}
        </Button>
      )}
    </section>
  );
}
