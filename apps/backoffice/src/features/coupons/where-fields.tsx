import { channelNames } from '@zanga/domain/catalogue/italian-names';
import { channels } from '@zanga/domain/catalogue/vocabulary';
import { cents } from '@zanga/domain/money';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import { ChosenField } from '../../parts/editing/chosen-field.tsx';
import { DrawnFields } from '../../parts/editing/drawn-fields.tsx';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { couponForm, couponsTexts, fieldNames } from './coupons-texts.ts';
import type { Names } from './use-names.ts';
import type { Editing } from './use-saving.ts';

const t = couponsTexts.coupon;

type WhereFieldsProps = { readonly editing: Editing; readonly names: Names; readonly onRead: OnRead };

function Channels({ editing: { form, change } }: Pick<WhereFieldsProps, 'editing'>) {
  return (
    <div>
      <p className="font-semibold text-small">{fieldNames.channels}</p>
      <CheckList
        className="-mx-2.5 grid pt-1 sm:grid-cols-2"
        label={fieldNames.channels}
        items={channels.map((value) => ({ value, label: channelNames[value] }))}
        chosen={form.channels}
        onChange={(some) => change({ channels: [...some] })}
      />
      <p className="text-caption text-ink-soft">{t.everyChannel}</p>
    </div>
  );
}

/** Conditions of a coupon: minimum, products, shops, modes. */
export function WhereFields({ editing, names, onRead }: WhereFieldsProps) {
  const { form, change, problem } = editing;
  const chosen = { none: t.none, remove: t.remove, removeLabel: t.removeOne, nameOf: names.nameOf };
  const everything = form.categories.length + form.products.length === 0 && { hint: t.everything };
  return (
    <>
      <MoneyField
        label={fieldNames.minimum}
        hint={t.minimumHint}
        value={form.minimum === 0 ? null : form.minimum}
        onChange={(minimum) => {
          onRead('minimum', minimum);
          if (minimum !== undefined) change({ minimum: cents(minimum ?? 0) });
        }}
        unreadable={t.amountUnreadable}
        error={problem('minimum')}
      />
      <ChosenField
        {...chosen}
        title={fieldNames.categories}
        add={t.addCategory}
        {...everything}
        items={names.categories}
        chosen={form.categories}
        onChange={(categories) => change({ categories: [...categories] })}
        error={problem('categories')}
      />
      <ChosenField
        {...chosen}
        title={fieldNames.products}
        add={t.addProduct}
        {...everything}
        items={names.products}
        onType={names.onType}
        chosen={form.products}
        onChange={(products) => change({ products: [...products] })}
        error={problem('products')}
      />
      <ChosenField
        {...chosen}
        title={fieldNames.shops}
        add={t.addShop}
        {...(form.shops.length === 0 && { hint: t.everyShop })}
        items={names.shops}
        chosen={form.shops}
        onChange={(shops) => change({ shops: [...shops] })}
        error={problem('shops')}
      />
      <Channels editing={editing} />
      <DrawnFields section="where" {...couponForm} {...{ editing, onRead }} />
    </>
  );
}
