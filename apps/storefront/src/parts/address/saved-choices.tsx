import type { Address } from '@zanga/contract/people/addresses';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { useId } from 'react';
import { addressTexts, pickerTexts as t } from './address-texts.ts';
import { doorText } from './door-text.ts';

type SavedChoicesProps = {
  readonly addresses: readonly Address[];
  /** The id of the one that is taken; null while another is written. */
  readonly chosen: string | null;
  /** The zone of the one that is taken. */
  readonly zone: string | null;
  readonly error: string | undefined;
  readonly onChoose: (address: Address) => void;
  readonly onOther: () => void;
};

const row =
  'flex min-h-14 cursor-pointer items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:border-line-strong has-checked:border-ink';

/** The customer's addresses, and one more that is not among them. */
export function SavedChoices({ addresses, chosen, zone, error, onChoose, onOther }: SavedChoicesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-2 font-semibold">{t.legend}</legend>
      <div className="flex flex-col gap-2">
        {addresses.map((address) => (
          <label key={address.id} className={row}>
            <input
              type="radio"
              name={id}
              checked={address.id === chosen}
              onChange={() => onChoose(address)}
              className="mt-px size-6 shrink-0"
            />
            <span>
              {address.label && <span className="block font-semibold">{address.label}</span>}
              <span className="block">{address.formatted_address}</span>
              <span className="block text-ink-soft text-small">{doorText(address)}</span>
              {zone && address.id === chosen && (
                <span className="block text-ink-soft text-small">{addressTexts.inZone(zone)}</span>
              )}
            </span>
          </label>
        ))}
        <label className={row}>
          <input
            type="radio"
            name={id}
            checked={chosen === null}
            onChange={onOther}
            className="mt-px size-6 shrink-0"
          />
          {t.other}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
