import { createFileRoute, Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { pageHead } from '../shared/head.ts';
import { places } from '../shared/places.ts';
import { NoticePage } from '../shared/problem-page.tsx';
import { soonTexts as t } from '../shared/soon-texts.ts';
import { texts } from '../shared/texts.ts';

export const Route = createFileRoute('/checkout')({
  loader: ({ context: { origin } }) =>
    pageHead({
      title: t.checkout.title,
      description: t.checkout.body,
      origin,
      path: '/checkout',
      hidden: true,
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => (
    <NoticePage {...t.checkout}>
      <Link to={places.contacts} className={buttonStyle()}>
        {t.contacts}
      </Link>
      <Link to="/home" hash="menu" className={buttonStyle({ variant: 'outline' })}>
        {texts.browseMenu}
      </Link>
    </NoticePage>
  ),
});
