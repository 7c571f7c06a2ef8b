import type { ProductForm } from '@zanga/contract/menu/menu-office';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { type VatClass, vatClasses } from '@zanga/domain/catalogue/vocabulary';
import { cents } from '@zanga/domain/money';
import { isLocalDate, wallClock } from '@zanga/domain/time';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import { dayOf, endOf, lastDayOf, startOf } from '../../parts/editing/day-span.ts';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { vatClassNames } from '../../parts/vat-words.ts';
import { fieldNames, menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

type Reduction = NonNullable<ProductForm['reduction']>;

type PriceFieldsProps = { readonly editing: Editing; readonly onRead: OnRead };

function ReductionFields({
  editing,
  onRead,
  reduction,
}: PriceFieldsProps & { readonly reduction: Reduction }) {
  const set = (part: Partial<Reduction>) => editing.change({ reduction: { ...reduction, ...part } });
  return (
    <div className="flex flex-col gap-5 border-line border-s-2 ps-4">
      <MoneyField
        label={t.reducedPrice}
        value={reduction.price}
        onChange={(price) => {
          onRead('reduction', price ?? undefined);
          if (typeof price === 'number') set({ price: cents(price) });
        }}
        unreadable={t.priceUnreadable}
      />
      <TextField
        label={t.reason}
        hint={t.reasonHint}
        maxLength={120}
        autoComplete="off"
        value={reduction.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          label={t.from}
          value={dayOf(reduction.from)}
          onChange={({ target }) => isLocalDate(target.value) && set({ from: startOf(target.value) })}
        />
        <TextField
          type="date"
          label={t.until}
          hint={t.untilHint}
          value={reduction.until === null ? '' : lastDayOf(reduction.until)}
          onChange={({ target }) => set({ until: isLocalDate(target.value) ? endOf(target.value) : null })}
        />
      </div>
    </div>
  );
}

function VatField({ editing }: { readonly editing: Editing }) {
  return (
    <SelectField
      label={fieldNames.vat_class}
      hint={t.vatLine}
      value={editing.form.vat_class}
      onChange={({ target }) => {
        const chosen = vatClasses.find((one): one is VatClass => one === target.value);
        if (chosen) editing.change({ vat_class: chosen });
      }}
      error={editing.problem('vat_class')}
    >
      {vatClasses
        .filter((one) => one !== 'cinema')
        .map((one) => (
          <option key={one} value={one}>
            {vatClassNames[one]}
          </option>
        ))}
    </SelectField>
  );
}

/** Prices of a product: list, Prime and discounted, all with tax. */
export function PriceFields({ editing, onRead }: PriceFieldsProps) {
  const { form, change, problem } = editing;
  const start = (): Reduction => ({
    price: form.price,
    reason: '',
    from: startOf(wallClock(serviceNow()).date),
    until: null,
  });
  const switchReduction = (on: boolean) => {
    onRead('reduction', 0);
    change({ reduction: on ? start() : null });
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <MoneyField
          label={fieldNames.price}
          value={form.price}
          onChange={(price) => {
            onRead('price', price ?? undefined);
            if (typeof price === 'number') change({ price: cents(price) });
          }}
          unreadable={t.priceUnreadable}
          error={problem('price')}
        />
        <MoneyField
          label={fieldNames.prime_price}
          hint={t.primeHint}
          value={form.prime_price}
          onChange={(price) => {
            onRead('prime_price', price);
            if (price !== undefined) change({ prime_price: price === null ? null : cents(price) });
          }}
          unreadable={t.priceUnreadable}
          error={problem('prime_price')}
        />
      </div>
      <SwitchField
        label={t.reduce}
        hint={t.reduceHint}
        checked={form.reduction !== null}
        onChange={switchReduction}
      />
      {form.reduction && <ReductionFields {...{ editing, onRead }} reduction={form.reduction} />}
      <FieldError id="reduction" error={problem('reduction')} />
      <VatField editing={editing} />
    </>
  );
}
