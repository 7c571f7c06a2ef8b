import { FormNotices } from '@zanga/browser/form/form-notices.tsx';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { Button } from '@zanga/ui/button.tsx';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { type KeyboardEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { KnownAddress } from './address-draft.ts';
import { DoorFields, OwnerFields, PostalFields } from './address-fields.tsx';
import { addressTexts as t } from './address-texts.ts';
import { LocateButton } from './locate-button.tsx';
import { PinMap } from './map/pin-map.tsx';
import { PlaceSearch } from './search/place-search.tsx';
import { type SendAddress, useAddressForm } from './use-address-form.ts';

type AddressFormProps = {
  /** What it is called for who cannot see it. */
  readonly name: string;
  readonly known?: KnownAddress;
  /** Whether it is kept under a name of its owner's. */
  readonly named: boolean;
  readonly submitLabel?: string;
  readonly onSend: SendAddress;
  readonly onCancel?: (() => void) | undefined;
};

type Own = ReturnType<typeof useAddressForm>;

/** The map with the pin, once the address has a position. */
function PinField({ form, field, origin }: Pick<Own, 'form' | 'field' | 'origin'>) {
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

/** An address, found or written, with its pin. Not a `form` of its own: it may stand inside of one. */
export function AddressForm({ name, known = {}, named, submitLabel, onSend, onCancel }: AddressFormProps) {
  const own = useAddressForm(known, onSend);
  const { field, submit, busy, alert, spoken, choose } = own;
  // Enter confirms as in any form, but for the list of the search, which has its own use for it.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const typing = event.target instanceof HTMLInputElement && event.target.role !== 'combobox';
    if (event.key !== 'Enter' || !typing || event.defaultPrevented) return;
    event.preventDefault();
    submit();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form cannot stand inside a form, and this one does at checkout
    <div role="form" aria-label={name} onKeyDown={onKeyDown} className="flex flex-col gap-6">
      <FormNotices alert={alert} spoken={spoken} />
      <div className="flex flex-col gap-4">
        <PlaceSearch onChoose={choose} />
        <LocateButton onFound={choose} />
      </div>
      <PostalFields field={field} />
      <PinField {...own} />
      <DoorFields field={field} />
      {named && <OwnerFields field={field} isDefault={known.is_default === true} />}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={busy || undefined} onClick={() => submit()}>
          <span aria-live="polite">{busy ? formTexts.sending : (submitLabel ?? formTexts.save)}</span>
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {formTexts.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
