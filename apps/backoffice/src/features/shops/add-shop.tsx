import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { AddDialog } from '../../parts/editing/add-dialog.tsx';
import { useShopList, useShopSaved } from './shop-queries.ts';
import { fieldNames, shopTexts } from './shop-texts.ts';

const t = shopTexts.form;

type AddShopProps = { readonly onClose: () => void; readonly onAdded: (id: string) => void };

/** Adds a shop as a copy of another, or empty; its own details follow on its page. */
export function AddShop(dialog: AddShopProps) {
  const [copyOf, setCopyOf] = useState('');
  const shops = useShopList().data?.data ?? [];
  const saved = useShopSaved();
  return (
    <AddDialog
      {...dialog}
      words={t}
      name={{ label: fieldNames.name, hint: t.nameHint, longest: 60 }}
      send={(name) => service.api('POST /api/backoffice/shops', { body: { name, copy_of: copyOf || null } })}
      onSaved={saved}
    >
      {(problem) =>
        shops.length === 0 ? (
          <p className="text-small">{t.firstLine}</p>
        ) : (
          <SelectField
            label={t.copyOf}
            hint={t.copyHint}
            value={copyOf}
            onChange={({ target }) => setCopyOf(target.value)}
            error={problem('copy_of')}
          >
            <option value="">{t.fromNothing}</option>
            {shops.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        )
      }
    </AddDialog>
  );
}
