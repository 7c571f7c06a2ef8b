import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import {
  type Drawn,
  type DrawnDescription,
  descriptionOf,
  type SimpleField,
  type SimpleForm,
  simpleFields,
} from '@zanga/domain/catalogue/editing/product-fields';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import type { Editing } from '../../../parts/editing/use-editing.ts';
import type { OnRead } from '../../../parts/editing/use-unreadable.ts';
import { WholeField } from '../../../parts/editing/whole-field.tsx';
import { fieldNames, menuTexts } from '../menu-texts.ts';

type FieldProps = {
  readonly editing: Pick<Editing<SimpleForm>, 'form' | 'change' | 'problem'>;
  readonly onRead: OnRead;
};

type DrawnFieldProps = FieldProps & {
  readonly field: SimpleField;
  readonly description: DrawnDescription;
  readonly drawn: Drawn;
};

function DrawnField({ editing, onRead, field, description, drawn }: DrawnFieldProps) {
  const { form, change, problem } = editing;
  const { label = fieldNames[field], hint } = drawn;
  const value = form[field];
  const words = { label, ...(hint && { hint }), error: problem(field) };
  switch (description.kind) {
    case 'yes_no':
      return (
        <CheckboxField
          checked={value === true}
          onChange={({ target }) => change({ [field]: target.checked })}
          hint={hint}
        >
          {label}
        </CheckboxField>
      );
    case 'whole':
      return (
        <WholeField
          {...words}
          value={typeof value === 'number' ? value : null}
          unreadable={menuTexts.product.wholeUnreadable(description.unit)}
          onChange={(read) => {
            onRead(field, read);
            if (read !== undefined) change({ [field]: read });
          }}
        />
      );
    case 'text':
      return (
        <TextField
          {...words}
          className="max-w-64"
          autoComplete="off"
          maxLength={description.most}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => change({ [field]: target.value || (description.optional ? null : '') })}
        />
      );
  }
}

type DrawnFieldsProps = FieldProps & {
  readonly section: Drawn['section'];
  readonly kind: EditedProduct['kind'];
};

/** Fields of a section that their descriptions draw. */
export function DrawnFields({ section, kind, ...props }: DrawnFieldsProps) {
  return simpleFields.map((field) => {
    const description = descriptionOf(field);
    if (!('drawn' in description)) return null;
    const { drawn } = description;
    return (
      drawn?.section === section &&
      (drawn.of?.includes(kind) ?? true) && (
        <DrawnField key={field} {...{ ...props, field, description, drawn }} />
      )
    );
  });
}
