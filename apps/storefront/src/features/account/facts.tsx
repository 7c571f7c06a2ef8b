import type { ReactNode } from 'react';
import { accountTexts as t } from './account-texts.ts';

type FactsProps = { readonly facts: readonly (readonly [name: string, value: ReactNode])[] };

/** What is known, name by name. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft text-small sm:pt-px">{name}</dt>
          <dd className="pb-2 font-medium sm:pb-0 [overflow-wrap:anywhere]">
            {value || <span className="font-normal text-ink-soft">{t.empty}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
