import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { addressTexts as t } from '../address-texts.ts';
import { FormFrame } from '../form-frame.tsx';
import type { AddressFormProps } from '../known-address.ts';
import { LocateButton } from '../locate-button.tsx';
import { OwnerFields } from '../owner-fields.tsx';
import { PlaceSearch } from '../search/place-search.tsx';
import { PinMap } from './pin-map.tsx';
import { DoorFields, PostalFields } from './postal-fields.tsx';
import { usePinnedForm } from './use-pinned-form.ts';

type PinnedFormState = ReturnType<typeof usePinnedForm>;

/** The map with the pin, once the address has a position. */
function PinField({ form, field, origin }: Pick<PinnedFormState, 'form' | 'field' | 'origin'>) {
  const id = useId();
  const [lat, lng] = useWatch({ control: form.control, name: ['lat', 'lng'] });
  if (lat === undefined || lng === undefined || !origin)
    return (
      <div>
        <p className="text-ink-soft">{t.pinLater}</p>
        <FieldError id={id} error={field('lat').error} />
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      <PinMap
        pin={{ lat, lng }}
        origin={origin}
        from={origin.name}
        onMove={(pin) => {
          form.setValue('lat', pin.lat);
          form.setValue('lng', pin.lng);
        }}
      />
      <CheckboxField {...field('pin')}>{t.pin}</CheckboxField>
    </div>
  );
}

/** An address with its pin, for a service that finds doors. */
export function PinnedForm({ name, known = {}, named, submitLabel, onSend, onCancel }: AddressFormProps) {
  const own = usePinnedForm(known, onSend);
  const { field, submit, busy, alert, spoken, choose } = own;
  return (
    <FormFrame {...{ name, busy, alert, spoken, submitLabel, onCancel }} onSubmit={() => submit()}>
      <div className="flex flex-col gap-4">
        <PlaceSearch onChoose={choose} />
        <LocateButton onFound={choose} />
      </div>
      <PostalFields field={field} />
      <PinField {...own} />
      <DoorFields field={field} />
      {named && <OwnerFields field={field} isDefault={known.is_default === true} />}
    </FormFrame>
  );
}
