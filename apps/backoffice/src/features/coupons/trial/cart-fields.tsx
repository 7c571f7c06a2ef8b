import { trialModes } from '@zanga/contract/ordering/offers/coupon-trial';
import { givenId } from '@zanga/domain/ids';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { ComboboxField } from '@zanga/ui/fields/combobox-field.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import type { Names } from '../use-names.ts';
import type { Typed } from './trial-state.ts';
import { trialTexts as t, trialModeNames } from './trial-texts.ts';

type FieldsProps = {
  readonly typed: Typed;
  readonly names: Names;
  readonly onType: (part: Partial<Typed>) => void;
};

const mostPieces = 99;

function Lines({ typed: { lines }, names, onType }: FieldsProps) {
  const set = (product: string, qty: number) =>
    onType({ lines: lines.map((line) => (line.product === product ? { product, qty } : line)) });
  return (
    <>
      <ul className="flex flex-col gap-1.5 empty:hidden">
        {lines.map(({ product, qty }) => (
          <li key={product} className="flex items-center gap-2 rounded-sm bg-sunken py-1 ps-3 pe-1">
            <span className="wrap-anywhere min-w-0 flex-1 text-small">{names.nameOf(product)}</span>
            <input
              type="number"
              min={1}
              max={mostPieces}
              aria-label={t.qty(names.nameOf(product))}
              className={deskInputStyle('w-16')}
              value={qty}
              onChange={({ target }) =>
                set(product, Math.min(mostPieces, Math.max(1, Math.floor(target.valueAsNumber) || 1)))
              }
            />
            <button
              type="button"
              aria-label={t.removeOne(names.nameOf(product))}
              className={deskButtonStyle('quiet')}
              onClick={() => onType({ lines: lines.filter((line) => line.product !== product) })}
            >
              {t.remove}
            </button>
          </li>
        ))}
      </ul>
      <ComboboxField
        label={t.add}
        // A new key empties the field after a choice.
        key={lines.length}
        items={names.products.filter(({ value }) => lines.every(({ product }) => product !== value))}
        value={null}
        onChange={(product) => product !== null && onType({ lines: [...lines, { product, qty: 1 }] })}
        onType={names.onType}
        none={t.none}
      />
    </>
  );
}

function Who({ typed: { customer }, onType }: Omit<FieldsProps, 'names'>) {
  return (
    <>
      <SelectField
        label={t.who}
        value={customer ? 'account' : 'guest'}
        onChange={({ target }) =>
          onType({
            customer: target.value === 'guest' ? null : { first_order: true, member: false, birthday: false },
          })
        }
      >
        <option value="account">{t.account}</option>
        <option value="guest">{t.guest}</option>
      </SelectField>
      {customer && (
        <div className="flex flex-col">
          {(['first_order', 'member', 'birthday'] as const).map((what) => (
            <CheckboxField
              key={what}
              checked={customer[what]}
              onChange={({ target }) => onType({ customer: { ...customer, [what]: target.checked } })}
            >
              {t[what]}
            </CheckboxField>
          ))}
        </div>
      )}
    </>
  );
}

/** An invented cart: dishes, shop, mode and customer. */
export function CartFields({ typed, names, onType }: FieldsProps) {
  const { shop, mode, fee } = typed;
  return (
    <>
      <Lines typed={typed} names={names} onType={onType} />
      <SelectField
        label={t.mode}
        value={mode}
        onChange={({ target }) => {
          const next = trialModes.find((one) => one === target.value);
          if (next) onType({ mode: next });
        }}
      >
        {trialModes.map((one) => (
          <option key={one} value={one}>
            {trialModeNames[one]}
          </option>
        ))}
      </SelectField>
      {mode !== 'shipping' && (
        <SelectField
          label={t.shop}
          value={shop}
          onChange={({ target }) => onType({ shop: givenId('shp', target.value) })}
        >
          {names.shops.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {(mode === 'delivery' || mode === 'shipping') && (
        <MoneyField
          label={t.fee}
          value={fee ?? null}
          unreadable={t.feeUnreadable}
          onChange={(next) => onType({ fee: next })}
        />
      )}
      <Who typed={typed} onType={onType} />
    </>
  );
}
