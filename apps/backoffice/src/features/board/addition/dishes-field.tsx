import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Addition } from '@zanga/contract/ordering/order-changes';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useState } from 'react';
import { additionTexts as t } from './addition-texts.ts';
import { type ChosenDish, DishChooser } from './dish-chooser.tsx';
import { DishSearch } from './dish-search.tsx';

/** Why the server refuses the dishes: its words for single dishes, else for the whole request. */
export const problemOf = (error: unknown): string =>
  isApiError(error) && Object.keys(error.fields).length > 0
    ? Object.values(error.fields).flat().join('; ')
    : errorText(error);

type DishesProps = {
  readonly dishes: readonly ChosenDish[];
  readonly onChange: (dishes: readonly ChosenDish[]) => void;
};

/** Dishes chosen for an order so far, and the field that adds another. */
export function Dishes({ dishes, onChange }: DishesProps) {
  const [product, setProduct] = useState<string>();
  const put = (dish: ChosenDish) => {
    onChange([...dishes, dish]);
    setProduct(undefined);
  };
  return (
    <section aria-label={t.dish} className="flex flex-col gap-3">
      <h3 className="font-semibold text-small">{t.dish}</h3>
      {product === undefined ? (
        <DishSearch onFound={setProduct} />
      ) : (
        <>
          <button
            type="button"
            className={deskButtonStyle('outline', 'self-start')}
            onClick={() => setProduct(undefined)}
          >
            {t.back}
          </button>
          <DishChooser product={product} onPut={put} />
        </>
      )}
      {dishes.length > 0 && (
        <ul aria-label={t.chosen} className="flex flex-col gap-1">
          {dishes.map((dish, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may be chosen twice
            <li key={place} className="flex items-center justify-between gap-3">
              <span className="min-w-0 font-semibold wrap-anywhere">
                {dish.qty} × {dish.name}
              </span>
              <button
                type="button"
                className={deskButtonStyle('quiet')}
                onClick={() => onChange(dishes.filter((_, at) => at !== place))}
              >
                {t.remove(dish.name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Chosen dishes as the API takes them. */
export const dishesAsked = (dishes: readonly ChosenDish[]): readonly Addition[] =>
  dishes.map(({ name: _, options, without, ...dish }) => ({
    ...dish,
    ...{ options: [...options], without: [...without] },
  }));
