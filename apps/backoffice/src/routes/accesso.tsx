import { createFileRoute, useRouter } from '@tanstack/react-router';
import { wantedAddress } from '../base/require-sign-in.ts';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';

export const Route = createFileRoute('/accesso')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly verso?: string } => {
    const verso = wantedAddress(raw.verso);
    return verso ? { verso } : {};
  },
  component: Page,
});

function Page() {
  const { verso = '/' } = Route.useSearch();
  const router = useRouter();
  return <SignInPage onEntered={() => void router.navigate({ href: verso, replace: true })} />;
}
