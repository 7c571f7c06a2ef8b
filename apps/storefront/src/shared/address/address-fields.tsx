import { CheckboxField } from '@zanga/ui/checkbox-field.tsx';
import { TextField } from '@zanga/ui/text-field.tsx';
import { formTexts } from '../form/form-texts.ts';
import { addressTexts as t } from './address-texts.ts';
import type { useAddressForm } from './use-address-form.ts';

type Field = ReturnType<typeof useAddressForm>['field'];

/** What is written on the envelope. */
export function PostalFields({ field }: { readonly field: Field }) {
  return (
    <div className="grid grid-cols-6 gap-4">
      <TextField
        label={t.street}
        autoComplete="address-line1"
        required
        className="col-span-6 sm:col-span-4"
        {...field('street')}
      />
      <TextField
        label={t.number}
        hint={t.numberHint}
        required
        className="col-span-3 sm:col-span-2"
        {...field('number')}
      />
      <TextField
        label={t.zip}
        autoComplete="postal-code"
        inputMode="numeric"
        required
        className="col-span-3 sm:col-span-2"
        {...field('zip')}
      />
      <TextField
        label={t.city}
        autoComplete="address-level2"
        required
        className="col-span-4 sm:col-span-3"
        {...field('city')}
      />
      <TextField
        label={t.province}
        autoComplete="address-level1"
        autoCapitalize="characters"
        maxLength={2}
        required
        className="col-span-2 sm:col-span-1"
        {...field('province')}
      />
    </div>
  );
}

/** What helps whoever stands at the door. */
export function DoorFields({ field }: { readonly field: Field }) {
  const note = formTexts.optional;
  return (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
      <TextField label={t.staircase} note={note} {...field('staircase')} />
      <TextField label={t.floor} note={note} {...field('floor')} />
      <TextField label={t.doorbell} note={note} className="col-span-2" {...field('doorbell')} />
      <TextField
        label={t.notes}
        note={note}
        hint={t.notesHint}
        className="col-span-full"
        {...field('notes')}
      />
    </div>
  );
}

/** How its owner calls it, and whether it comes first. */
export function OwnerFields({ field, isDefault }: { readonly field: Field; readonly isDefault: boolean }) {
  const { error: _, ...first } = field('is_default');
  return (
    <div className="grid gap-3">
      <TextField label={t.label} note={formTexts.optional} hint={t.labelHint} {...field('label')} />
      {!isDefault && <CheckboxField {...first}>{t.isDefault}</CheckboxField>}
    </div>
  );
}
