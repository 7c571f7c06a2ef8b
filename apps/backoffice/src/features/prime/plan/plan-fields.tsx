import type { PlanForm } from '@zanga/contract/ordering/prime-office';
import { cents } from '@zanga/domain/money';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import type { OnRead } from '../../../parts/editing/use-unreadable.ts';
import { WholeField } from '../../../parts/editing/whole-field.tsx';
import { fieldNames, planTexts } from './plan-texts.ts';

const t = planTexts.form;

type PlanFieldsProps = {
  readonly form: PlanForm;
  readonly change: (part: Partial<PlanForm>) => void;
  readonly problem: (field: keyof PlanForm) => string | undefined;
  readonly onRead: OnRead;
};

/** Price and benefits of a version. */
export function PlanFields({ form, change, problem, onRead }: PlanFieldsProps) {
  const amount = (field: 'price' | 'trial_amount') => ({
    label: fieldNames[field],
    value: form[field],
    unreadable: t.amountUnreadable,
    error: problem(field),
    onChange: (value: number | null | undefined) => {
      onRead(field, value);
      if (value !== undefined) change({ [field]: cents(value ?? 0) });
    },
  });
  const whole = (field: 'trial_days' | 'instore_percent') => ({
    label: fieldNames[field],
    value: form[field],
    unreadable: t.numberUnreadable,
    error: problem(field),
    onChange: (value: number | null | undefined) => {
      onRead(field, value);
      if (value !== undefined) change({ [field]: value ?? 0 });
    },
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MoneyField {...amount('price')} />
      <WholeField {...whole('trial_days')} hint={t.trialDaysHint} />
      <MoneyField {...amount('trial_amount')} hint={t.trialAmountHint} />
      <MoneyField
        label={fieldNames.free_delivery_over}
        hint={t.freeDeliveryHint}
        value={form.free_delivery_over}
        unreadable={t.amountUnreadable}
        error={problem('free_delivery_over')}
        onChange={(value) => {
          onRead('free_delivery_over', value);
          if (value !== undefined) change({ free_delivery_over: value === null ? null : cents(value) });
        }}
      />
      <WholeField {...whole('instore_percent')} hint={t.percentHint} />
    </div>
  );
}
