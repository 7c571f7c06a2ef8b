import { couponOf } from '@zanga/domain/coupons/editing/coupon-form';
import { asksWho } from '@zanga/domain/coupons/standing';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import type { ReactNode } from 'react';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { WholeField } from '../../parts/editing/whole-field.tsx';
import { couponsTexts, fieldNames } from './coupons-texts.ts';
import type { Editing } from './use-saving.ts';

const t = couponsTexts.coupon;

type WhoFieldsProps = {
  readonly editing: Editing;
  readonly onRead: OnRead;
  /** Whether a person is proven by mail, because no SMS is sent. */
  readonly byMail: boolean;
};

function Tick({
  editing,
  field,
}: Pick<WhoFieldsProps, 'editing'> & { readonly field: 'members_only' | 'birthday' }): ReactNode {
  return (
    <CheckboxField
      checked={editing.form[field]}
      onChange={({ target }) => editing.change({ [field]: target.checked })}
    >
      {fieldNames[field]}
    </CheckboxField>
  );
}

/** Customers of a coupon, and uses of each; both are fixed once a customer has it. */
export function WhoFields({ editing, onRead, byMail }: WhoFieldsProps) {
  const { form, change, problem } = editing;
  return (
    <>
      <div className="flex flex-col gap-1">
        <CheckboxField
          checked={form.first_order}
          // A customer has one first order, so the coupon is once for each.
          onChange={({ target }) =>
            change({ first_order: target.checked, ...(target.checked && { limit_per_customer: 1 }) })
          }
        >
          {fieldNames.first_order}
        </CheckboxField>
        <Tick editing={editing} field="members_only" />
        <Tick editing={editing} field="birthday" />
      </div>
      <WholeField
        label={fieldNames.limit_per_customer}
        hint={t.limitHint}
        value={form.limit_per_customer}
        unreadable={t.countUnreadable}
        error={problem('limit_per_customer')}
        onChange={(count) => {
          onRead('limit_per_customer', count);
          if (count !== undefined) change({ limit_per_customer: count });
        }}
      />
      {byMail && asksWho(couponOf(form).rules) && <p className="text-ink-soft text-small">{t.byMail}</p>}
    </>
  );
}
