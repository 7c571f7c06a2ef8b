import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { channelNames } from '@zanga/domain/catalogue/italian-names';
import { channels } from '@zanga/domain/catalogue/vocabulary';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { useId } from 'react';
import { DrawnFields } from '../../../parts/editing/drawn-fields.tsx';
import type { OnRead } from '../../../parts/editing/use-unreadable.ts';
import { fieldNames, menuTexts, productForm } from '../menu-texts.ts';
import type { Editing } from '../use-saving.ts';
import { CategoryFields } from './category-fields.tsx';

const t = menuTexts.product;

type SaleFieldsProps = {
  readonly editing: Editing;
  readonly kind: EditedProduct['kind'];
  readonly onRead: OnRead;
};

/** Channels, age limit, categories and stock of a product. */
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
      <DrawnFields section="sale" {...productForm} {...{ editing, kind, onRead }} />
    </>
  );
}
