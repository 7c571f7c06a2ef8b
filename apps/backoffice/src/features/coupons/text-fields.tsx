import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { DrawnFields } from '../../parts/editing/drawn-fields.tsx';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { couponForm, couponsTexts, fieldNames } from './coupons-texts.ts';
import type { Editing } from './use-saving.ts';

const t = couponsTexts.coupon;

type TextFieldsProps = { readonly editing: Editing; readonly onRead: OnRead };

/** Name, description and code of a coupon. */
export function TextFields({ editing, onRead }: TextFieldsProps) {
  const { form, change, problem } = editing;
  return (
    <>
      <DrawnFields section="texts" {...couponForm} {...{ editing, onRead }} />
      <TextField
        label={fieldNames.code}
        hint={t.codeHint}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        value={form.code ?? ''}
        onChange={({ target }) => change({ code: target.value === '' ? null : target.value })}
        error={problem('code')}
      />
    </>
  );
}
