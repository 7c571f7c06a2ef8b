import { createFileRoute } from '@tanstack/react-router';
import { WizardPage } from '../features/wizard/wizard-page.tsx';
import { wizardTexts as t } from '../features/wizard/wizard-texts.ts';
import { pageHead } from '../shared/head.ts';
import { storage } from '../shared/storage.ts';

type WizardSearch = { readonly passo?: '2' };

export const Route = createFileRoute('/wizard')({
  validateSearch: ({ passo }: Readonly<Record<string, unknown>>): WizardSearch =>
    passo === '2' ? { passo } : {},
  loader: ({ context: { origin } }) =>
    pageHead({ title: t.title, description: t.description, origin, path: '/wizard', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const { passo } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WizardPage
      step={passo === '2' ? 2 : 1}
      onNext={() => void navigate({ search: { passo: '2' } })}
      onDone={() => {
        storage.write('wizard1', '1');
        void navigate({ to: '/', replace: true });
      }}
    />
  );
}
