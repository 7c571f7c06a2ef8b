import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { type PackUnit, packUnits } from '@zanga/domain/catalogue/price/unit-price';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { useState } from 'react';
import { DrawnFields } from '../../../parts/editing/drawn-fields.tsx';
import type { OnRead } from '../../../parts/editing/use-unreadable.ts';
import { menuTexts, productForm } from '../menu-texts.ts';
import type { Editing } from '../use-saving.ts';

const t = menuTexts.product;

/** Quantity on a pack, with a comma or a point; null when empty, undefined when unreadable. */
const readQuantity = (text: string): number | null | undefined => {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,6}(?:[.,]\d{1,3})?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
};

type PackFieldsProps = {
  readonly editing: Editing;
  readonly kind: EditedProduct['kind'];
  readonly onRead: OnRead;
};

/** Contents of a pack, and the unit of its price. */
export function PackFields({ editing, kind, onRead }: PackFieldsProps) {
  const { form, change, problemWithin } = editing;
  const { pack } = form;
  const [typed, setTyped] = useState<string>();
  const [unit, setUnit] = useState<PackUnit>(pack?.unit ?? 'g');
  const shownUnit = pack?.unit ?? unit;
  const broken = typed !== undefined && readQuantity(typed) === undefined;
  const shown = pack === null ? '' : String(pack.quantity).replace('.', ',');
  return (
    <>
      <div>
        <div className="grid max-w-sm grid-cols-2 gap-3">
          <TextField
            label={t.packAmount}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? shown}
            error={broken ? t.packUnreadable : problemWithin('pack')}
            onChange={({ target }) => {
              setTyped(target.value);
              const quantity = readQuantity(target.value);
              onRead('pack', quantity);
              if (quantity !== undefined)
                change({ pack: quantity === null ? null : { quantity, unit: shownUnit } });
            }}
            onBlur={() => !broken && setTyped(undefined)}
          />
          <SelectField
            label={t.packUnit}
            value={shownUnit}
            onChange={({ target }) => {
              const chosen = packUnits.find((one) => one === target.value) ?? shownUnit;
              setUnit(chosen);
              if (pack) change({ pack: { ...pack, unit: chosen } });
            }}
          >
            {packUnits.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        </div>
        <p className="pt-1.5 text-caption text-ink-soft">{t.packHint}</p>
      </div>
      <DrawnFields section="pack" {...productForm} {...{ editing, kind, onRead }} />
    </>
  );
}
