import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useService } from '../base/api/api.tsx';
import { useBrand } from '../base/api/brand.ts';
import { pagePaths } from '../base/navigation/page-paths.ts';
import { pageHead } from '../base/page/page-head.ts';
import { ContactSection } from '../features/contact/contact-section.tsx';
import { ContactsView } from '../features/shops/contacts-view.tsx';
import { shopsQuery } from '../features/shops/shops-queries.ts';
import { shopsTexts as t } from '../features/shops/shops-texts.ts';

export const Route = createFileRoute('/contacts')({
  loader: async ({ context }) => {
    const { queryClient, service } = context;
    await queryClient.ensureQueryData(shopsQuery(service));
    return pageHead({ title: t.title, description: t.description, context, path: pagePaths.contacts });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Contacts,
});

function Contacts() {
  const { data } = useSuspenseQuery(shopsQuery(useService()));
  return (
    <>
      <ContactsView shops={data.data} brand={useBrand()} />
      <div className="page pb-10">
        <ContactSection />
      </div>
    </>
  );
}
