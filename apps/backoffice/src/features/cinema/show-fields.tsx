import type { ShowForm } from '@zanga/contract/ordering/shows-office';
import { givenId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import { useId } from 'react';
import { ChosenField } from '../../parts/editing/chosen-field.tsx';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { WholeField } from '../../parts/editing/whole-field.tsx';
import { useShops } from '../../parts/frame/use-shop.ts';
import { useCategories, useGroups, useUsual } from './programme-queries.ts';
import { showFieldNames as names, programmeTexts as t } from './programme-texts.ts';

/** A show without its start, which adding and editing ask differently. */
export type ShowFacts = Omit<ShowForm, 'starts_at'>;

export type FactsEditing = {
  readonly form: ShowFacts;
  readonly change: (part: Partial<ShowFacts>) => void;
  readonly problem: (field: string) => string | undefined;
};

type FieldsProps = { readonly editing: FactsEditing; readonly onRead: OnRead };

export function FilmFields({ editing: { form, change, problem }, onRead }: FieldsProps) {
  return (
    <>
      <TextField
        label={names.film}
        autoComplete="off"
        maxLength={100}
        value={form.film}
        onChange={({ target }) => change({ film: target.value })}
        error={problem('film')}
      />
      <TextArea
        label={names.description}
        hint={t.descriptionHint}
        rows={3}
        maxLength={2000}
        value={form.description}
        onChange={({ target }) => change({ description: target.value })}
        error={problem('description')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <WholeField
          label={names.minutes}
          value={form.minutes}
          unreadable={t.numberUnreadable}
          error={problem('minutes')}
          onChange={(minutes) => {
            onRead('minutes', minutes ?? undefined);
            if (typeof minutes === 'number') change({ minutes });
          }}
        />
        <WholeField
          label={names.age_limit}
          hint={t.ageHint}
          value={form.age_limit}
          unreadable={t.numberUnreadable}
          error={problem('age_limit')}
          onChange={(age) => {
            onRead('age_limit', age);
            if (age !== undefined) change({ age_limit: age });
          }}
        />
      </div>
    </>
  );
}

/** Hall of a show; halls of earlier shows are suggested with their seats. */
export function HallFields({
  editing: { form, change, problem },
  onRead,
  taken,
}: FieldsProps & { readonly taken: number }) {
  const shops = useShops().data?.data ?? [];
  const halls = (useUsual().data?.halls ?? []).filter(({ shop }) => shop === form.shop);
  const list = useId();
  const choose = (hall: string) => {
    const known = halls.find((one) => one.hall === hall);
    change({ hall, ...(known && taken === 0 && { seats: known.seats }) });
  };
  return (
    <>
      <SelectField
        label={names.shop}
        {...(taken > 0 && { hint: t.shopTaken })}
        disabled={taken > 0}
        value={form.shop}
        onChange={({ target }) => change({ shop: givenId('shp', target.value) })}
        error={problem('shop')}
      >
        <option value="">{t.chooseShop}</option>
        {shops.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={names.hall}
          hint={t.hallHint}
          list={list}
          autoComplete="off"
          maxLength={100}
          value={form.hall}
          onChange={({ target }) => choose(target.value)}
          error={problem('hall')}
        />
        <datalist id={list}>
          {halls.map(({ hall }) => (
            <option key={hall} value={hall} />
          ))}
        </datalist>
        <WholeField
          label={names.seats}
          hint={t.taken(taken)}
          value={form.seats}
          unreadable={t.numberUnreadable}
          error={problem('seats')}
          onChange={(seats) => {
            onRead('seats', seats ?? undefined);
            if (typeof seats === 'number') change({ seats });
          }}
        />
      </div>
    </>
  );
}

function PriceFields({ editing: { form, change, problem }, onRead }: FieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MoneyField
        label={names.price}
        hint={t.priceHint}
        value={form.price}
        onChange={(price) => {
          onRead('price', price ?? undefined);
          if (typeof price === 'number') change({ price: cents(price) });
        }}
        unreadable={t.priceUnreadable}
        error={problem('price')}
      />
      <MoneyField
        label={names.prime_price}
        hint={t.primeHint}
        value={form.prime_price}
        onChange={(price) => {
          onRead('prime_price', price);
          if (price !== undefined) change({ prime_price: price === null ? null : cents(price) });
        }}
        unreadable={t.priceUnreadable}
        error={problem('prime_price')}
      />
    </div>
  );
}

/** Price, options and category of a ticket. */
export function TicketFields(props: FieldsProps) {
  const { form, change, problem } = props.editing;
  const categories = useCategories().data?.data ?? [];
  const groups = useGroups().data?.data ?? [];
  return (
    <>
      <PriceFields {...props} />
      <ChosenField
        title={names.option_groups}
        add={t.addGroup}
        hint={t.groupsHint}
        none={t.noGroup}
        remove={t.remove}
        removeLabel={t.removeGroup}
        items={groups.filter(({ archived }) => !archived).map(({ id, name }) => ({ value: id, label: name }))}
        chosen={form.option_groups}
        nameOf={(id) => groups.find((one) => one.id === id)?.name ?? id}
        onChange={(chosen) => change({ option_groups: [...chosen] })}
        error={problem('option_groups')}
      />
      <SelectField
        label={names.category}
        hint={t.categoryHint}
        value={form.category}
        onChange={({ target }) => change({ category: givenId('cat', target.value) })}
        error={problem('category')}
      >
        <option value="">{t.chooseCategory}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
