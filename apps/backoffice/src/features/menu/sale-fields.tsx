import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { channelNames } from '@zanga/domain/catalogue/italian-names';
import { channels } from '@zanga/domain/catalogue/vocabulary';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { useId, useState } from 'react';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { CategoryFields } from './category-fields.tsx';
import { fieldNames, menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

type WholeProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: number | null;
  readonly unreadable: string;
  readonly error: string | undefined;
  readonly onChange: (value: number | null | undefined) => void;
};

/** A whole number that is typed; nothing is null, and what cannot be read undefined. */
function WholeField({ value, unreadable, error, onChange, ...words }: WholeProps) {
  const [typed, setTyped] = useState<string>();
  const read = (text: string) =>
    text.trim() === '' ? null : /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;
  const broken = typed !== undefined && read(typed) === undefined;
  return (
    <TextField
      {...words}
      inputMode="numeric"
      autoComplete="off"
      className="max-w-64"
      value={typed ?? value ?? ''}
      error={broken ? unreadable : error}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
      onBlur={() => !broken && setTyped(undefined)}
    />
  );
}

type SaleFieldsProps = {
  readonly editing: Editing;
  readonly kind: EditedProduct['kind'];
  readonly onRead: OnRead;
};

/** How a product can be had, by whom, where it stands, and how many there are. */
export function SaleFields({ editing, kind, onRead }: SaleFieldsProps) {
  const { form, change, problem } = editing;
  const id = useId();
  const offered = channels.filter((one) => one !== 'shipping' || kind === 'merchandise');
  return (
    <>
      <div>
        <p className="font-semibold text-small">{fieldNames.channels}</p>
        <CheckList
          className="-mx-2.5 grid pt-1 sm:grid-cols-2"
          label={fieldNames.channels}
          items={offered.map((value) => ({ value, label: channelNames[value] }))}
          chosen={form.channels}
          onChange={(chosen) => change({ channels: [...chosen] })}
        />
        <p className="text-caption text-ink-soft">{t.channelsHint}</p>
        <FieldError id={`${id}-channels`} error={problem('channels')} />
      </div>
      <CategoryFields editing={editing} />
      <WholeField
        label={t.age}
        hint={t.ageHint}
        value={form.age_limit}
        unreadable={t.ageUnreadable}
        error={problem('age_limit')}
        onChange={(age) => {
          onRead('age_limit', age);
          if (age !== undefined) change({ age_limit: age });
        }}
      />
      {kind === 'merchandise' && (
        <WholeField
          label={fieldNames.stock}
          value={form.stock}
          unreadable={t.stockUnreadable}
          error={problem('stock')}
          onChange={(stock) => {
            onRead('stock', stock);
            if (stock !== undefined) change({ stock });
          }}
        />
      )}
      {kind === 'food' && (
        <CheckboxField
          checked={form.frozen}
          onChange={({ target }) => change({ frozen: target.checked })}
          hint={t.frozenHint}
        >
          {fieldNames.frozen}
        </CheckboxField>
      )}
    </>
  );
}
