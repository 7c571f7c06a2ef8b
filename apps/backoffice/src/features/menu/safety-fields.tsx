import { dietaryLabelNames, dietContentNames } from '@zanga/domain/catalogue/italian-names';
import { dietaryLabels, dietContents } from '@zanga/domain/catalogue/vocabulary';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { useId } from 'react';
import { AllergenFields } from './allergen-fields.tsx';
import { fieldNames, menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const labelItems = dietaryLabels.map((value) => ({ value, label: dietaryLabelNames[value] }));

const contentItems = dietContents.map((value) => ({ value, label: dietContentNames[value] }));
const t = menuTexts.product;

/** Meat, pork and alcohol, and whether they are declared. */
function ContentFields({ editing: { form, change, problem } }: { readonly editing: Editing }) {
  const id = useId();
  const { diet_contents: declared } = form;
  return (
    <div>
      <SwitchField
        label={t.declareContents}
        hint={t.declareContentsHint}
        checked={declared !== null}
        onChange={(on) => change({ diet_contents: on ? [] : null })}
      />
      {declared && (
        <CheckList
          className="-mx-2.5 grid pt-1 sm:grid-cols-2"
          label={fieldNames.diet_contents}
          items={contentItems}
          chosen={declared}
          onChange={(chosen) => change({ diet_contents: [...chosen] })}
        />
      )}
      <FieldError id={`${id}-contents`} error={problem('diet_contents')} />
    </div>
  );
}

/** Allergens and diet contents of a product, and the diets it suits. */
export function SafetyFields({ editing }: { readonly editing: Editing }) {
  const { form, change, problem } = editing;
  const id = useId();
  return (
    <>
      <AllergenFields
        declared={form.allergens}
        error={problem('allergens')}
        onChange={(declared) => change({ allergens: declared })}
      />
      <ContentFields editing={editing} />
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
