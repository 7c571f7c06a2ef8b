import { dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import { dietaryLabels } from '@zanga/domain/catalogue/vocabulary';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { useId } from 'react';
import { AllergenFields } from './allergen-fields.tsx';
import { fieldNames } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const labelItems = dietaryLabels.map((value) => ({ value, label: dietaryLabelNames[value] }));

/** What a product carries, declared by somebody, and the diets that it suits. */
export function SafetyFields({ editing: { form, change, problem } }: { readonly editing: Editing }) {
  const id = useId();
  return (
    <>
      <AllergenFields
        declared={form.allergens}
        error={problem('allergens')}
        onChange={(declared) => change({ allergens: declared })}
      />
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
