import { createFileRoute, Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { pageHead } from '../shared/head.ts';
import { NoticePage } from '../shared/problem-page.tsx';
import { soonTexts as t } from '../shared/soon-texts.ts';
import { texts } from '../shared/texts.ts';

export const Route = createFileRoute('/account')({
  loader: ({ context: { origin } }) =>
    pageHead({
      title: t.account.title,
      description: t.account.body,
      origin,
      path: '/account',
      hidden: true,
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => (
    <NoticePage {...t.account}>
      <Link to="/home" hash="menu" className={buttonStyle()}>
        {texts.browseMenu}
      </Link>
      <Link to="/favorites" className={buttonStyle({ variant: 'outline' })}>
        {t.favourites}
      </Link>
    </NoticePage>
  ),
});
