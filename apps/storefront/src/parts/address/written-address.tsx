import type { AddressForm } from '@zanga/contract/people/addresses';
import { Button } from '@zanga/ui/button.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { PinIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useId } from 'react';
import { addressTexts, pickerTexts as t } from './address-texts.ts';
import { doorText } from './door-text.ts';

type WrittenAddressProps = {
  readonly address: AddressForm;
  /** The zone it is brought to, where that is known. */
  readonly zone: string | null;
  readonly error: string | undefined;
  readonly onChange: () => void;
};

const townLine = ({ zip, city, province }: AddressForm) =>
  [zip, city, `(${province})`].filter(Boolean).join(' ');

/** The address written for this time, as it was understood. */
export function WrittenAddress({ address, zone, error, onChange }: WrittenAddressProps) {
  const id = useId();
  const details = [zone && addressTexts.inZone(zone), doorText(address)].filter(Boolean).join(' · ');
  return (
    <div>
      <div className="flex items-start gap-3 rounded-md border-2 border-tomato bg-tomato-wash py-2 ps-4 pe-1">
        <PinIcon size={22} className="mt-1.5 shrink-0 text-tomato-ink" />
        <p className="min-w-0 flex-1 py-1">
          <span className="block font-semibold">{`${address.street} ${address.number}`}</span>
          <span className="block">{townLine(address)}</span>
          {details && <span className="block text-ink-soft text-small">{details}</span>}
        </p>
        <Button variant="quiet" size="inline" className="shrink-0" onClick={onChange}>
          {t.change}
          <span className="sr-only"> {t.changeWhat}</span>
        </Button>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
