import { buttonStyle } from '@zanga/ui/button-style.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { NoticePage } from './base/problem/problem-page.tsx';
import { texts } from './base/texts/texts.ts';

type NotFoundDocumentProps = { readonly styles: readonly string[]; readonly title: string };

/** Page of an unknown address. It is the same for all addresses and needs no scripts. */
function NotFoundDocument({ styles, title }: NotFoundDocumentProps) {
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#fbf3e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a120e" media="(prefers-color-scheme: dark)" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main id="main">
          <NoticePage {...texts.notFound}>
            <a href="/home" className={buttonStyle()}>
              {texts.goHome}
            </a>
          </NoticePage>
        </main>
      </body>
    </html>
  );
}

/** Written when the first address is asked for that leads nowhere, and again when the brand has other colours or another name. */
export const notFoundDocument = (props: NotFoundDocumentProps): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<NotFoundDocument {...props} />)}`;
