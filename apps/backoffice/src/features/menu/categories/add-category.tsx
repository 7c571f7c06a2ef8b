import type { TreeCategory } from '@zanga/contract/menu/categories-office';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { AddDialog } from '../../../parts/editing/add-dialog.tsx';
import { useCategorySaved } from './category-queries.ts';
import { categoryFieldNames, categoryTexts } from './category-texts.ts';

const t = categoryTexts.form;

type AddCategoryProps = {
  readonly roots: readonly TreeCategory[];
  readonly onClose: () => void;
  readonly onAdded: (id: string) => void;
};

/** Creates a category by name and parent. */
export function AddCategory({ roots, ...dialog }: AddCategoryProps) {
  const [parent, setParent] = useState('');
  const saved = useCategorySaved();
  return (
    <AddDialog
      {...dialog}
      words={t}
      name={{ label: categoryFieldNames.name }}
      send={(name) =>
        service.api('POST /api/backoffice/menu/categories', { body: { name, parent: parent || null } })
      }
      onSaved={saved}
    >
      {() => (
        <SelectField
          label={t.parent}
          name="parent"
          value={parent}
          onChange={({ target }) => setParent(target.value)}
        >
          <option value="">{categoryTexts.firstLevel}</option>
          {roots.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </AddDialog>
  );
}
