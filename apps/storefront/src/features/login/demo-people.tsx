import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { type DemoPerson, fetchDemoPeople } from '@zanga/contract/people/demo-people';
import { Button } from '@zanga/ui/button.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useFeatureSwitch } from '../../base/api/feature-switches.ts';
import { signIn } from '../../base/session/sign-in.ts';
import { loginTexts as t } from './login-texts.ts';

/** In the sandbox: the demo's customers, each signed in by one tap. Empty in a real shop. */
export function DemoPeople({ onFailed }: { readonly onFailed: (words: string) => void }) {
  const demo = useFeatureSwitch('demo');
  const { data, isError } = useQuery({ queryKey: ['demo people'], queryFn: fetchDemoPeople, enabled: demo });
  const tools = { service: useService(), queryClient: useQueryClient() };
  const [busy, setBusy] = useState(false);
  const customers = (data ?? []).filter(({ role }) => role === null);
  // As high as two customers: the form above does not move when they load.
  if (demo && !data && !isError) return <Skeleton className="mt-auto h-47 shrink-0 rounded-md" />;
  if (customers.length === 0) return null;
  const enter = async ({ email: username, password }: DemoPerson) => {
    if (busy) return;
    setBusy(true);
    await signIn(tools, { grant_type: 'password', username, password }).catch((error: unknown) =>
      onFailed(errorText(error)),
    );
    setBusy(false);
  };
  return (
    <section aria-labelledby="demo-people" className="mt-auto flex flex-col gap-2 rounded-md bg-sunken p-4">
      <h2 id="demo-people" className="font-semibold text-small">
        {t.demo.title}
      </h2>
      {customers.map((person) => (
        <Button key={person.email} variant="outline" className="w-full" onClick={() => void enter(person)}>
          {person.name}
          <span className="font-normal text-ink-soft">
            {person.has_coupons ? t.demo.withCoupons : t.demo.plain}
          </span>
        </Button>
      ))}
      <p className="text-ink-soft text-small">
        {t.demo.staff}{' '}
        <a href="/gestione" className="tap font-semibold text-tomato-ink underline">
          {t.demo.office}
        </a>
      </p>
    </section>
  );
}
