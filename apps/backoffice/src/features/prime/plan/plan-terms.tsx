import { money } from '@zanga/browser/format.ts';
import type { PlanForm } from '@zanga/contract/ordering/prime-office';
import { planTexts as t } from './plan-texts.ts';

export const trialWords = ({ trial_days, trial_amount }: PlanForm): string => {
  if (trial_days === 0) return t.noTrial;
  return trial_amount === 0 ? t.trialFree(trial_days) : t.trialPaid(trial_days, money(trial_amount));
};

const deliveryWords = ({ free_delivery_over: over }: PlanForm): string => {
  if (over === null) return t.noFreeDelivery;
  return over === 0 ? t.alwaysFree : t.freeDelivery(money(over));
};

/** Price and benefits of a version, side by side. */
export function PlanTerms({ form, members }: { readonly form: PlanForm; readonly members?: number }) {
  const facts = [
    [t.labels.price, money(form.price)],
    [t.labels.trial, trialWords(form)],
    [t.labels.delivery, deliveryWords(form)],
    [t.labels.instore, form.instore_percent === 0 ? t.noInstore : t.instore(form.instore_percent)],
    ...(members === undefined ? [] : [[t.labels.members, t.membersOf(members)] as const]),
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-caption text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
