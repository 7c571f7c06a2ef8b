import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { money } from '@zanga/browser/format.ts';
import type { OptionGroup, ProductDetail } from '@zanga/contract/menu/product';
import { Button } from '@zanga/ui/button.tsx';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { Select } from '@zanga/ui/fields/select.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { additionTexts as t } from './addition-texts.ts';

/** A dish with its choices, as a cart names it. */
export type ChosenDish = {
  readonly product: string;
  readonly name: string;
  readonly options: readonly string[];
  readonly without: readonly string[];
  readonly notes: string;
  readonly qty: number;
};

type Choices = readonly string[];
type GroupProps = {
  readonly group: OptionGroup;
  readonly chosen: Choices;
  readonly onChange: (chosen: Choices) => void;
};

const wordsOf = ({ name, price_delta }: OptionGroup['choices'][number]): string =>
  price_delta === 0 ? name : `${name} (${price_delta > 0 ? '+' : ''}${money(price_delta)})`;

/** Fields of one option group: one choice of its list, or several with portions. */
function Group({ group, chosen, onChange }: GroupProps) {
  const own = group.choices.filter(({ sold_out }) => !sold_out);
  const others = chosen.filter((id) => !group.choices.some((choice) => choice.id === id));
  const countOf = (id: string) => chosen.filter((one) => one === id).length;
  const set = (id: string, count: number) =>
    onChange([...chosen.filter((one) => one !== id), ...Array.from({ length: count }, () => id)]);
  if (group.max === 1)
    return (
      <SelectField
        label={group.name}
        value={own.find(({ id }) => chosen.includes(id))?.id ?? ''}
        onChange={({ target }) => onChange(target.value ? [...others, target.value] : others)}
      >
        <option value="">{t.optional}</option>
        {own.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {wordsOf(choice)}
          </option>
        ))}
      </SelectField>
    );
  return (
    <fieldset>
      <legend className="font-semibold text-small">{group.name}</legend>
      {own.map((choice) =>
        group.most_of_each === 1 ? (
          <CheckboxField
            key={choice.id}
            checked={chosen.includes(choice.id)}
            onChange={({ target }) => set(choice.id, target.checked ? 1 : 0)}
          >
            {wordsOf(choice)}
          </CheckboxField>
        ) : (
          <p key={choice.id} className="flex items-center gap-3 py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">{wordsOf(choice)}</span>
            <Select
              aria-label={t.portions(choice.name)}
              className="w-20"
              value={countOf(choice.id)}
              onChange={({ target }) => set(choice.id, Number(target.value))}
            >
              {Array.from({ length: group.most_of_each + 1 }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a number of portions is its own name
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          </p>
        ),
      )}
    </fieldset>
  );
}

const selectedOf = ({ options }: ProductDetail): Choices =>
  options.flatMap(({ choices }) => choices.filter(({ selected }) => selected).map(({ id }) => id));

type ChooserProps = { readonly dish: ProductDetail; readonly onPut: (dish: ChosenDish) => void };

function Chooser({ dish, onPut }: ChooserProps) {
  const [options, setOptions] = useState(() => selectedOf(dish));
  const [without, setWithout] = useState<Choices>([]);
  const [notes, setNotes] = useState('');
  const [qty, setQty] = useState(1);
  const removable = dish.made_of.filter((one) => one.removable);
  return (
    <div className="flex flex-col gap-4 rounded-md bg-sunken p-4">
      <h3 className="wrap-anywhere text-h4">{dish.name}</h3>
      {dish.options.map((group) => (
        <Group key={group.id} group={group} chosen={options} onChange={setOptions} />
      ))}
      {removable.length > 0 && (
        <fieldset>
          <legend className="font-semibold text-small">{t.without}</legend>
          {removable.map(({ id, name }) => (
            <CheckboxField
              key={id}
              checked={without.includes(id)}
              onChange={({ target }) =>
                setWithout(target.checked ? [...without, id] : without.filter((one) => one !== id))
              }
            >
              {name}
            </CheckboxField>
          ))}
        </fieldset>
      )}
      <TextField
        label={t.notes}
        maxLength={200}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      <SelectField
        label={t.qty}
        className="max-w-32"
        value={qty}
        onChange={({ target }) => setQty(Number(target.value))}
      >
        {Array.from({ length: 10 }, (_, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number of pieces is its own name
          <option key={count} value={count + 1}>
            {count + 1}
          </option>
        ))}
      </SelectField>
      <Button
        className="self-start"
        variant="soft"
        onClick={() =>
          onPut({ product: dish.id, name: dish.name, options, without, notes: notes.trim(), qty })
        }
      >
        {t.put}
      </Button>
    </div>
  );
}

/** A dish with its option groups, and the button that adds it to the proposal. */
export function DishChooser({
  product,
  onPut,
}: {
  readonly product: string;
  readonly onPut: ChooserProps['onPut'];
}) {
  const { data, error } = useQuery(service.query('GET /api/products/:product', { params: { product } }));
  if (error) return <FormAlert text={errorText(error)} />;
  return data ? <Chooser dish={data} onPut={onPut} /> : <Skeleton className="h-40 rounded-md" />;
}
