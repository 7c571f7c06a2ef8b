import { useQuery } from '@tanstack/react-query';
import { givenId } from '@zanga/domain/ids';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { SortableList } from '@zanga/ui/sorting/sortable-list.tsx';
import { type ComponentProps, type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { service } from '../../base/api.ts';
import { newRowId } from '../../parts/editing/new-rows.ts';
import { sortingWords } from '../../parts/editing/sorting-words.ts';
import { fieldNames, menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

type IngredientInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
};

/** Name of an ingredient, suggested from other recipes: a sold-out mark finds it by the same words. */
function IngredientInput({ label, value, onChange, ...rest }: IngredientInputProps) {
  const id = useId();
  const begin = useDeferredValue(value.trim());
  const [typing, setTyping] = useState(false);
  const query = service.query('GET /api/backoffice/menu/ingredients', { query: { begin } });
  const { data } = useQuery({ ...query, enabled: typing && begin.length >= 2, staleTime: 60_000 });
  return (
    <>
      <input
        {...rest}
        list={`${id}-known`}
        aria-label={label}
        autoComplete="off"
        maxLength={80}
        className={deskInputStyle('w-full')}
        value={value}
        onFocus={() => setTyping(true)}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-known`}>
        {data?.data.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

type Ingredient = Editing['form']['recipe'][number];
type IngredientRowProps = {
  readonly ingredient: Ingredient;
  readonly at: number;
  readonly onChange: (part: Partial<Ingredient>) => void;
  readonly onRemove: () => void;
};

function IngredientRow({ ingredient: { name, removable }, at, onChange, onRemove }: IngredientRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-40 flex-1">
        <IngredientInput
          label={t.ingredient(at + 1)}
          value={name}
          onChange={(typed) => onChange({ name: typed })}
        />
      </div>
      <label className="flex min-h-8 items-center gap-2 text-small pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4"
          checked={removable}
          onChange={({ target }) => onChange({ removable: target.checked })}
        />
        {t.removable}
      </label>
      <button
        type="button"
        aria-label={t.removeIngredient(name)}
        className={deskButtonStyle('quiet')}
        onClick={onRemove}
      >
        {t.remove}
      </button>
    </div>
  );
}

function NextIngredient({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const [next, setNext] = useState('');
  const add = () => {
    if (next.trim() !== '') onAdd(next.trim());
    setNext('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <IngredientInput
          label={t.newIngredient}
          placeholder={t.newIngredient}
          value={next}
          onChange={setNext}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
      </div>
      <button type="button" className={deskButtonStyle()} onClick={add}>
        {t.addIngredient}
      </button>
    </div>
  );
}

/** Ingredients of a dish in the order of its recipe, and which of them can be left out. */
export function RecipeFields({ editing }: { readonly editing: Editing }) {
  const { form, change, problemWithin } = editing;
  const { recipe } = form;
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-caption text-ink-soft">{t.recipeHint}</p>
      <SortableList
        label={fieldNames.recipe}
        items={recipe}
        keyOf={(one) => one.id ?? one.name}
        nameOf={({ name }) => name}
        words={sortingWords}
        onMove={(from, to) => change({ recipe: [...moved(recipe, from, to)] })}
      >
        {(one, at) => (
          <IngredientRow
            ingredient={one}
            at={at}
            onChange={(part) =>
              change({ recipe: recipe.map((each, place) => (place === at ? { ...each, ...part } : each)) })
            }
            onRemove={() => change({ recipe: recipe.filter((_, place) => place !== at) })}
          />
        )}
      </SortableList>
      <NextIngredient
        onAdd={(name) =>
          change({ recipe: [...recipe, { id: givenId('ing', newRowId()), name, removable: true }] })
        }
      />
      <FieldError id={`${id}-recipe`} error={problemWithin('recipe')} />
    </div>
  );
}
