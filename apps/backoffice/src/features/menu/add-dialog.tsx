import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { ComboboxField } from '@zanga/ui/fields/combobox-field.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { useMenuCategories, useSaved } from './menu-queries.ts';
import { fieldNames, kindNames, menuTexts } from './menu-texts.ts';

const t = menuTexts.form;

type Kind = keyof typeof kindNames;
// The names are a record of exactly these kinds.
const kinds = Object.keys(kindNames) as readonly Kind[];

type AddDialogProps = { readonly onClose: () => void; readonly onAdded: (id: string) => void };

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

/** Writes a product down by what nothing can do without; the rest follows on its page. */
export function AddDialog({ onClose, onAdded }: AddDialogProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Kind>('food');
  const [category, setCategory] = useState<string | null>(null);
  const [price, setPrice] = useState<number | null | undefined>(null);
  const { busy, alert, fields, change } = useChange();
  const categories = useMenuCategories().data?.data ?? [];
  const saved = useSaved();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(
      async () => {
        const body = { name, kind, category: category ?? '', price: price ?? -1 };
        const added = await service.api('POST /api/backoffice/menu/products', { body });
        await saved(added);
        onClose();
        onAdded(added.id);
      },
      () => toast({ text: t.created }),
    );
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <FormAlert text={alert} />
        <TextField
          label={fieldNames.name}
          name="name"
          autoComplete="off"
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={fields.name?.[0]}
        />
        <KindField kind={kind} onKind={setKind} />
        <ComboboxField
          label={menuTexts.category}
          hint={t.categoryHint}
          items={categories.map(({ id, name: label }) => ({ value: id, label }))}
          value={category}
          onChange={setCategory}
          none={t.none}
          error={fields.category?.[0]}
        />
        <MoneyField
          label={fieldNames.price}
          name="price"
          value={price ?? null}
          onChange={setPrice}
          unreadable={menuTexts.product.priceUnreadable}
          error={fields.price?.[0]}
        />
        <SubmitButton busy={busy}>{t.create}</SubmitButton>
      </form>
    </FormDialog>
  );
}
