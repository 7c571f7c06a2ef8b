import type { CouponForm } from '@zanga/contract/ordering/coupons-office';
import { rewardKinds } from '@zanga/domain/coupons/coupon';
import { cents } from '@zanga/domain/money';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import { rewardNames } from '../../parts/coupon-words.ts';
import { ChosenField } from '../../parts/editing/chosen-field.tsx';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { couponsTexts } from './coupons-texts.ts';
import type { Names } from './use-names.ts';
import type { Editing } from './use-saving.ts';

const t = couponsTexts.coupon;

type Reward = CouponForm['reward'];

const startOf: Readonly<Record<Reward['kind'], Reward>> = {
  percentage: { kind: 'percentage', rate: 1000, most: null },
  amount: { kind: 'amount', amount: cents(500) },
  free_product: { kind: 'free_product', products: [] },
  free_delivery: { kind: 'free_delivery' },
};

type RewardFieldsProps = { readonly editing: Editing; readonly names: Names; readonly onRead: OnRead };

type PercentageProps = RewardFieldsProps & { readonly reward: Extract<Reward, { kind: 'percentage' }> };

function Percentage({ editing, onRead, reward }: PercentageProps) {
  const { change } = editing;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MoneyField
        label={t.percent}
        // The rate is in hundredths, as amounts are in cents.
        value={reward.rate}
        onChange={(rate) => {
          onRead('rate', rate ?? undefined);
          if (typeof rate === 'number') change({ reward: { ...reward, rate } });
        }}
        unreadable={t.percentUnreadable}
        error={editing.problem('reward') ?? editing.problemWithin('reward')}
      />
      <MoneyField
        label={t.most}
        hint={t.mostHint}
        value={reward.most}
        onChange={(most) => {
          onRead('most', most);
          if (most !== undefined) change({ reward: { ...reward, most: most === null ? null : cents(most) } });
        }}
        unreadable={t.amountUnreadable}
      />
    </div>
  );
}

function Figures({ editing, names, onRead }: RewardFieldsProps) {
  const { form, change } = editing;
  const { reward } = form;
  const error = editing.problem('reward') ?? editing.problemWithin('reward');
  if (reward.kind === 'percentage') return <Percentage {...{ editing, names, onRead, reward }} />;
  if (reward.kind === 'amount')
    return (
      <MoneyField
        label={t.amount}
        value={reward.amount}
        onChange={(amount) => {
          onRead('amount', amount ?? undefined);
          if (typeof amount === 'number') change({ reward: { kind: 'amount', amount: cents(amount) } });
        }}
        unreadable={t.amountUnreadable}
        error={error}
      />
    );
  if (reward.kind === 'free_delivery') return <FieldError id="reward" error={error} />;
  return (
    <ChosenField
      title={t.free}
      add={t.addProduct}
      none={t.none}
      remove={t.remove}
      removeLabel={t.removeOne}
      items={names.products}
      chosen={reward.products}
      nameOf={names.nameOf}
      onChange={(products) => change({ reward: { kind: 'free_product', products: [...products] } })}
      onType={names.onType}
      error={error}
    />
  );
}

/** Reward of a coupon. */
export function RewardFields(props: RewardFieldsProps) {
  const { editing, onRead } = props;
  return (
    <>
      <SelectField
        label={t.kind}
        value={editing.form.reward.kind}
        onChange={({ target }) => {
          const kind = rewardKinds.find((one) => one === target.value);
          if (kind === undefined) return;
          // Unreadable text belonged to the other kind of reward.
          for (const name of ['rate', 'most', 'amount']) onRead(name, null);
          editing.change({ reward: startOf[kind] });
        }}
      >
        {rewardKinds.map((kind) => (
          <option key={kind} value={kind}>
            {rewardNames[kind]}
          </option>
        ))}
      </SelectField>
      <Figures key={editing.form.reward.kind} {...props} />
    </>
  );
}
