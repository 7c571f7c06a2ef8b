import type { OfficePlan } from '@zanga/contract/ordering/prime-office';
import type { ReactNode } from 'react';
import { momentText } from '../../../parts/moment.ts';
import { PlanTerms } from './plan-terms.tsx';
import { planTexts as t } from './plan-texts.ts';

type PlanCardProps = { readonly plan: OfficePlan; readonly children?: ReactNode };

/** A version of the plan with its author, and its actions. */
export function PlanCard({ plan, children }: PlanCardProps) {
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold font-text text-body tracking-normal wrap-anywhere">
          {t.version(plan.version)}{' '}
          <span className="font-normal text-ink-soft">{t.from(momentText(plan.from))}</span>
        </h3>
        <p className="text-caption text-ink-soft">{t.by(plan.by, plan.at && momentText(plan.at))}</p>
      </div>
      <PlanTerms form={plan.form} members={plan.members} />
      {children}
    </li>
  );
}
