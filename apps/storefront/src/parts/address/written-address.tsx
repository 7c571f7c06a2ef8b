import type { AddressForm } from '@zanga/contract/people/addresses';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { Button } from '@zanga/ui/button.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { PinIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useId } from 'react';
import { pickerTexts as t } from './address-texts.ts';
import { doorText } from './door-text.ts';

type WrittenAddressProps = {
  readonly address: AddressForm;
  readonly error: string | undefined;
  readonly onChange: () => void;
};

/** The address written for this time. */
export function WrittenAddress({ address, error, onChange }: WrittenAddressProps) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap items-center rounded-md border-2 border-tomato bg-tomato-wash px-4 py-2">
        <div className="flex flex-1 basis-64 items-start gap-3 py-1">
          <PinIcon size={22} className="mt-0.5 shrink-0 text-tomato-ink" />
          <p>
            <span className="block font-semibold">{writtenAddress(address)}</span>
            <span className="block text-ink-soft text-small">{doorText(address)}</span>
          </p>
        </div>
        <Button variant="quiet" size="inline" className="max-sm:ms-5.5 sm:-me-3" onClick={onChange}>
          {t.change}
        </Button>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
