import { couponOf } from '@zanga/domain/coupons/editing/coupon-form';
import { asksWho } from '@zanga/domain/coupons/standing';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { DrawnFields } from '../../parts/editing/drawn-fields.tsx';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { couponForm, couponsTexts, fieldNames } from './coupons-texts.ts';
import type { Editing } from './use-saving.ts';

const t = couponsTexts.coupon;

type WhoFieldsProps = {
  readonly editing: Editing;
  readonly onRead: OnRead;
  /** Whether a person is proven by mail, because no SMS is sent. */
  readonly byMail: boolean;
};

/** Customers of a coupon, and uses of each; both are fixed once a customer has it. */
export function WhoFields({ editing, onRead, byMail }: WhoFieldsProps) {
  const { form, change } = editing;
  const fields = { ...couponForm, editing, onRead };
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
        <DrawnFields section="customers" {...fields} />
      </div>
      <DrawnFields section="times" {...fields} />
      {byMail && asksWho(couponOf(form).rules) && <p className="text-ink-soft text-small">{t.byMail}</p>}
    </>
  );
}
