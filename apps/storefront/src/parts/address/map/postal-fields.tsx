import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { addressTexts as t } from '../address-texts.ts';
import type { usePinnedForm } from './use-pinned-form.ts';

type Field = ReturnType<typeof usePinnedForm>['field'];

/** Fields of the postal address, and how much of a row each takes. */
const envelope = [
  { name: 'street', autoComplete: 'address-line1', className: 'col-span-6 sm:col-span-4' },
  { name: 'number', hint: t.numberHint, className: 'col-span-3 sm:col-span-2' },
  { name: 'zip', autoComplete: 'postal-code', inputMode: 'numeric', className: 'col-span-3 sm:col-span-2' },
  { name: 'city', autoComplete: 'address-level2', className: 'col-span-4 sm:col-span-3' },
  {
    name: 'province',
    autoComplete: 'address-level1',
    autoCapitalize: 'characters',
    maxLength: 2,
    className: 'col-span-2 sm:col-span-1',
  },
] as const;

export function PostalFields({ field }: { readonly field: Field }) {
  return (
    <div className="grid grid-cols-6 gap-4">
      {envelope.map(({ name, ...rest }) => (
        <TextField key={name} label={t[name]} required {...rest} {...field(name)} />
      ))}
    </div>
  );
}

/** Fields that help to find the door. */
const door = [
  { name: 'staircase' },
  { name: 'floor' },
  { name: 'doorbell', className: 'col-span-2' },
  { name: 'notes', hint: t.notesHint, className: 'col-span-full' },
] as const;

export function DoorFields({ field }: { readonly field: Field }) {
  return (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
      {door.map(({ name, ...rest }) => (
        <TextField key={name} label={t[name]} note={formTexts.optional} {...rest} {...field(name)} />
      ))}
    </div>
  );
}
