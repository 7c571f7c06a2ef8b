import { isLocalDate } from '@zanga/domain/time';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { dayOf, endOf, lastDayOf, startOf } from '../../parts/editing/day-span.ts';
import { couponsTexts, fieldNames } from './coupons-texts.ts';
import type { Editing } from './use-saving.ts';

const t = couponsTexts.coupon;

type WhenFieldsProps = { readonly editing: Editing; readonly begun: boolean };

/** First and last day of a coupon. */
export function WhenFields({ editing, begun }: WhenFieldsProps) {
  const { form, change, problem } = editing;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        type="date"
        label={fieldNames.from}
        disabled={begun}
        value={dayOf(form.from)}
        onChange={({ target }) => isLocalDate(target.value) && change({ from: startOf(target.value) })}
        error={problem('from')}
      />
      <TextField
        type="date"
        label={fieldNames.until}
        hint={t.untilHint}
        value={form.until === null ? '' : lastDayOf(form.until)}
        onChange={({ target }) => change({ until: isLocalDate(target.value) ? endOf(target.value) : null })}
        error={problem('until')}
      />
    </div>
  );
}
