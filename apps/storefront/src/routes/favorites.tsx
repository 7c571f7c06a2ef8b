import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../base/page/page-head.ts';
import { FavouritesLine, FavouritesList } from '../features/favourites/favourites-list.tsx';
import { favouritesTexts as t } from '../features/favourites/favourites-texts.ts';

export const Route = createFileRoute('/favorites')({
  loader: ({ context }) =>
    pageHead({
      title: t.title,
      description: t.description,
      context,
      path: '/favorites',
      hidden: true,
    }),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => (
    <div className="page pt-6">
      <h1 className="text-h1">{t.title}</h1>
      <FavouritesLine />
      <FavouritesList />
    </div>
  ),
});
