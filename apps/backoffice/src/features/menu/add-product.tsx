import { ComboboxField } from '@zanga/ui/fields/combobox-field.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { AddDialog } from '../../parts/editing/add-dialog.tsx';
import { useMenuCategories, useSaved } from './menu-queries.ts';
import { fieldNames, kindNames, menuTexts } from './menu-texts.ts';

const t = menuTexts.form;

type Kind = keyof typeof kindNames;
// The names are a record of exactly these kinds.
const kinds = Object.keys(kindNames) as readonly Kind[];

type AddProductProps = { readonly onClose: () => void; readonly onAdded: (id: string) => void };

type KindFieldProps = { readonly kind: Kind; readonly onKind: (kind: Kind) => void };

function KindField({ kind, onKind }: KindFieldProps) {
  return (
    <SelectField
      label={t.kind}
      name="kind"
      value={kind}
      onChange={({ target }) => onKind(kinds.find((one) => one === target.value) ?? 'food')}
    >
      {kinds.map((one) => (
        <option key={one} value={one}>
          {kindNames[one]}
        </option>
      ))}
    </SelectField>
  );
}

/** Creates a product by its required fields; the rest follows on its page. */
export function AddProduct(dialog: AddProductProps) {
  const [kind, setKind] = useState<Kind>('food');
  const [category, setCategory] = useState<string | null>(null);
  const [price, setPrice] = useState<number | null | undefined>(null);
  const categories = useMenuCategories().data?.data ?? [];
  const saved = useSaved();
  const send = (name: string) => {
    const body = { name, kind, category: category ?? '', price: price ?? -1 };
    return service.api('POST /api/backoffice/menu/products', { body });
  };
  return (
    <AddDialog {...dialog} words={t} name={{ label: fieldNames.name }} send={send} onSaved={saved}>
      {(problem) => (
        <>
          <KindField kind={kind} onKind={setKind} />
          <ComboboxField
            label={menuTexts.category}
            hint={t.categoryHint}
            items={categories.map(({ id, name: label }) => ({ value: id, label }))}
            value={category}
            onChange={setCategory}
            none={t.none}
            error={problem('category')}
          />
          <MoneyField
            label={fieldNames.price}
            name="price"
            value={price ?? null}
            onChange={setPrice}
            unreadable={menuTexts.product.priceUnreadable}
            error={problem('price')}
          />
        </>
      )}
    </AddDialog>
  );
}
