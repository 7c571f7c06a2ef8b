import { createFileRoute, useRouter } from '@tanstack/react-router';
import { pageHead } from '../base/page/page-head.ts';
import { storage } from '../base/storage/storage.ts';
import { afterWizard } from '../features/wizard/after-wizard.ts';
import { WizardPage } from '../features/wizard/wizard-page.tsx';
import { wizardTexts as t } from '../features/wizard/wizard-texts.ts';

type WizardSearch = {
  readonly passo?: '2';
  /** Target of the link that opened the app. */
  readonly verso?: string;
};

export const Route = createFileRoute('/wizard')({
  validateSearch: ({ passo, verso }: Readonly<Record<string, unknown>>): WizardSearch => {
    const place = afterWizard(verso);
    return { ...(passo === '2' && { passo }), ...(place && { verso: place }) };
  },
  loader: ({ context }) =>
    pageHead({ title: t.title, description: t.description, context, path: '/wizard', hidden: true }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const { passo, verso = '/' } = Route.useSearch();
  const { history } = useRouter();
  const navigate = Route.useNavigate();
  return (
    <WizardPage
      step={passo === '2' ? 2 : 1}
      onNext={() => void navigate({ search: (before) => ({ ...before, passo: '2' }) })}
      onDone={() => {
        storage.write('wizard1', '1');
        history.replace(verso);
      }}
    />
  );
}
