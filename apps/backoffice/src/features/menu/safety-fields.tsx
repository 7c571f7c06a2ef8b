import { allergenNames, dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import { allergens, dietaryLabels } from '@zanga/domain/catalogue/vocabulary';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { useId } from 'react';
import { fieldNames, menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

const allergenItems = allergens.map((value) => ({ value, label: allergenNames[value] }));
const labelItems = dietaryLabels.map((value) => ({ value, label: dietaryLabelNames[value] }));

/** What a product carries, declared by somebody, and the diets that it suits. */
export function SafetyFields({ editing: { form, change, problem } }: { readonly editing: Editing }) {
  const id = useId();
  const declared = form.allergens;
  const lists = [
    { key: 'contains', label: t.contains },
    { key: 'may_contain', label: t.mayContain },
  ] as const;
  return (
    <>
      <SwitchField
        label={t.declare}
        hint={t.declareHint}
        checked={declared !== null}
        onChange={(on) => change({ allergens: on ? { contains: [], may_contain: [] } : null })}
      />
      <FieldError id={`${id}-allergens`} error={problem('allergens')} />
      {declared &&
        lists.map(({ key, label }) => (
          <div key={key}>
            <p className="font-semibold text-small">{label}</p>
            <CheckList
              className="-mx-2.5 grid pt-1 sm:grid-cols-2"
              label={label}
              items={allergenItems}
              chosen={declared[key]}
              onChange={(chosen) => change({ allergens: { ...declared, [key]: [...chosen] } })}
            />
          </div>
        ))}
      <div>
        <p className="font-semibold text-small">{fieldNames.labels}</p>
        <CheckList
          className="-mx-2.5 grid pt-1 sm:grid-cols-2"
          label={fieldNames.labels}
          items={labelItems}
          chosen={form.labels}
          onChange={(chosen) => change({ labels: [...chosen] })}
        />
        <FieldError id={`${id}-labels`} error={problem('labels')} />
      </div>
    </>
  );
}
