import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useBrand } from '../../base/api/brand.ts';
import { useNames } from '../../base/api/names.ts';
import { BrandLogo } from '../../base/pictures/brand-logo.tsx';
import { openingTexts as t } from './opening-texts.ts';

/** Pages open before the shop is: legal texts, and the targets of mailed links. */
const readable = /^\/(?:content|password|notifications)\//;

/** Storage key of the office's token: a browser with it belongs to staff. */
const officeKey = 'gestione_token';

const never = () => () => undefined;
const worksHere = (): boolean => {
  try {
    return localStorage.getItem(officeKey) !== null;
  } catch {
    return false; // A browser that keeps nothing.
  }
};

/** The shop for staff before its opening, with a notice that it is closed. */
function Preview({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <p
        role="status"
        className="flex flex-wrap items-center justify-center gap-x-4 bg-lemon px-4 py-2 text-on-lemon text-small"
      >
        {t.preview}
        <a href="/gestione/primi-passi" className="inline-flex min-h-11 items-center underline">
          {t.previewGo}
        </a>
      </p>
      {children}
    </>
  );
}

const link = 'inline-flex min-h-11 items-center underline underline-offset-4';

function OpeningSoon() {
  const brand = useBrand();
  const { phone = '', email = '' } = brand?.contacts ?? {};
  const name = useNames().brand;
  const page = useLocation({ select: ({ href }) => href });
  // The page's own title would reveal a page that is not public yet.
  useEffect(() => {
    if (page) document.title = t.tab(name);
  }, [page, name]);
  return (
    <main
      id="main"
      className="flex min-h-dvh flex-col items-center justify-center gap-5 px-6 py-16 text-center"
    >
      <meta name="robots" content="noindex" />
      <BrandLogo className="h-14 w-auto" />
      <h1 className="text-h1">{t.title}</h1>
      <p className="max-w-md">{t.line(name)}</p>
      <p className="flex flex-wrap justify-center gap-x-6 text-small">
        {phone !== '' && (
          <a href={`tel:${phone.replace(/\s/g, '')}`} className={link}>
            {t.call} {phone}
          </a>
        )}
        {email !== '' && (
          <a href={`mailto:${email}`} className={link}>
            {t.write} {email}
          </a>
        )}
        <a href="/content/privacy" className={link}>
          {t.privacy}
        </a>
      </p>
    </main>
  );
}

/** Before the opening the public reads that the shop opens soon; staff see the shop. */
export default function BeforeOpening({ children }: { readonly children: ReactNode }) {
  const here = useSyncExternalStore(never, worksHere, () => false);
  const open = useLocation({ select: ({ pathname }) => readable.test(pathname) });
  if (here) return <Preview>{children}</Preview>;
  return open ? children : <OpeningSoon />;
}
