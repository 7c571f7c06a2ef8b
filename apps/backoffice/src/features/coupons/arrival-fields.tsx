import { occasions } from '@zanga/domain/coupons/occasions';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { occasionNames } from '../../parts/coupon-words.ts';
import { DrawnFields } from '../../parts/editing/drawn-fields.tsx';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { WholeField } from '../../parts/editing/whole-field.tsx';
import { couponForm, couponsTexts } from './coupons-texts.ts';
import type { Editing } from './use-saving.ts';

const t = couponsTexts.coupon;

type ArrivalFieldsProps = { readonly editing: Editing; readonly onRead: OnRead };

/** How customers get a coupon, how many of them, and whether they may share it. */
export function ArrivalFields({ editing, onRead }: ArrivalFieldsProps) {
  const { form, change, problem } = editing;
  const { given } = form;
  return (
    <>
      <SelectField
        label={t.given}
        value={given?.on ?? ''}
        onChange={({ target }) => {
          const on = occasions.find((one) => one === target.value);
          onRead('days', null);
          change({ given: on === undefined ? null : { on, days: given?.days ?? 30 } });
        }}
        error={problem('given')}
      >
        <option value="">{t.never}</option>
        {occasions.map((one) => (
          <option key={one} value={one}>
            {occasionNames[one]}
          </option>
        ))}
      </SelectField>
      {given && (
        <WholeField
          label={t.days}
          hint={t.daysHint}
          value={given.days}
          unreadable={t.countUnreadable}
          error={editing.problemWithin('given')}
          onChange={(days) => {
            onRead('days', days ?? undefined);
            if (typeof days === 'number') change({ given: { ...given, days } });
          }}
        />
      )}
      <DrawnFields section="arrives" {...couponForm} {...{ editing, onRead }} />
    </>
  );
}
