import type { ReactNode } from 'react';
import { accountTexts as t } from './account-texts.ts';

type FactsProps = { readonly facts: readonly (readonly [name: string, value: ReactNode])[] };

/** List of stored facts, a name and a value per row. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-[fit-content(9rem)_1fr] items-baseline gap-x-4 gap-y-2.5 sm:grid-cols-[minmax(8rem,auto)_1fr] sm:gap-x-6">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft text-small">{name}</dt>
          <dd className="font-medium text-balance [overflow-wrap:anywhere]">
            {value || <span className="font-normal text-ink-soft">{t.empty}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
