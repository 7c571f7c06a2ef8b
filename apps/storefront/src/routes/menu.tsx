import { createFileRoute } from '@tanstack/react-router';
import { pagePaths } from '../base/navigation/page-paths.ts';
import { pageHead } from '../base/page/page-head.ts';
import { MenuPage } from '../features/menu/menu-page.tsx';
import { loadMenu } from '../features/menu/menu-queries.ts';
import { menuTexts as t } from '../features/menu/menu-texts.ts';

export const Route = createFileRoute('/menu')({
  loader: async ({ context }) => {
    const [brand] = await loadMenu(context);
    return pageHead({
      title: t.headTitle,
      description: t.description,
      context,
      path: pagePaths.menu,
      images: brand.images,
    });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: MenuPage,
});
