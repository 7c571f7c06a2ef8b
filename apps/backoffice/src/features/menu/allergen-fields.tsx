import type { ProductForm } from '@zanga/contract/menu/menu-office';
import { allergenNames } from '@zanga/domain/catalogue/italian-names';
import { allergens } from '@zanga/domain/catalogue/vocabulary';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { useId } from 'react';
import { menuTexts } from './menu-texts.ts';

const t = menuTexts.product;

const items = allergens.map((value) => ({ value, label: allergenNames[value] }));
const lists = [
  { key: 'contains', label: t.contains },
  { key: 'may_contain', label: t.mayContain },
] as const;

type AllergenFieldsProps = {
  /** Null while the allergens are undeclared. */
  readonly declared: ProductForm['allergens'];
  readonly error: string | undefined;
  readonly onChange: (declared: ProductForm['allergens']) => void;
};

/** Allergens and traces of a product or choice, and whether they are declared. */
export function AllergenFields({ declared, error, onChange }: AllergenFieldsProps) {
  const id = useId();
  return (
    <>
      <SwitchField
        label={t.declare}
        hint={t.declareHint}
        checked={declared !== null}
        onChange={(on) => onChange(on ? { contains: [], may_contain: [] } : null)}
      />
      <FieldError id={`${id}-allergens`} error={error} />
      {declared &&
        lists.map(({ key, label }) => (
          <div key={key}>
            <p className="font-semibold text-small">{label}</p>
            <CheckList
              className="-mx-2.5 grid pt-1 sm:grid-cols-2"
              label={label}
              items={items}
              chosen={declared[key]}
              onChange={(chosen) => onChange({ ...declared, [key]: [...chosen] })}
            />
          </div>
        ))}
    </>
  );
}
