import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import type { ComponentProps } from 'react';
import { addressTexts as t } from './address-texts.ts';

type Field = (name: 'label' | 'is_default') => Omit<ComponentProps<'input'>, 'name' | 'children'> & {
  readonly name: string;
  readonly error: string | undefined;
};

/** A customer's own name for the address, and whether it is the default. */
export function OwnerFields({ field, isDefault }: { readonly field: Field; readonly isDefault: boolean }) {
  const { error: _, ...first } = field('is_default');
  return (
    <div className="grid gap-3">
      <TextField label={t.label} note={formTexts.optional} hint={t.labelHint} {...field('label')} />
      {!isDefault && <CheckboxField {...first}>{t.isDefault}</CheckboxField>}
    </div>
  );
}
