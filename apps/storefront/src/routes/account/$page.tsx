import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../../base/page/page-head.ts';
import { accountPageOf } from '../../features/account/hub/account-pages.ts';
import { hubTexts as t } from '../../features/account/hub/hub-texts.ts';
import { SettingsPage } from '../../features/account/hub/settings-page.tsx';

export const Route = createFileRoute('/account/$page')({
  loader: ({ context, params }) => {
    const page = accountPageOf(params.page);
    if (!page) throw notFound();
    return pageHead({
      title: t.pages[page],
      description: t.description,
      context,
      path: `/account/${page}`,
      hidden: true,
    });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const page = accountPageOf(Route.useParams().page);
  return page && <SettingsPage page={page} />;
}
