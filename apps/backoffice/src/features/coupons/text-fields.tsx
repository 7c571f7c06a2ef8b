import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { couponsTexts, fieldNames } from './coupons-texts.ts';
import type { Editing } from './use-saving.ts';

const t = couponsTexts.coupon;

/** Name, description and code of a coupon. */
export function TextFields({ editing }: { readonly editing: Editing }) {
  const { form, change, problem } = editing;
  return (
    <>
      <TextField
        label={fieldNames.title}
        maxLength={120}
        autoComplete="off"
        value={form.title}
        onChange={({ target }) => change({ title: target.value })}
        error={problem('title')}
      />
      <TextArea
        label={fieldNames.description}
        maxLength={1000}
        value={form.description}
        onChange={({ target }) => change({ description: target.value })}
        error={problem('description')}
      />
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
