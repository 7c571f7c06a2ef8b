import type { ProductDetail } from '@zanga/contract/menu/product';
import { classNames } from '@zanga/ui/class-names.ts';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useId } from 'react';
import { productTexts as t } from '../product-texts.ts';
import type { Composer } from './composer.ts';
import { leavable } from './draft.ts';

type IngredientProps = {
  readonly name: string;
  readonly out: boolean;
  readonly onChange: (out: boolean) => void;
};

/** An ingredient of the dish: struck out while it is left out. */
function IngredientChip({ name, out, onChange }: IngredientProps) {
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border ps-3 pe-4 py-1.5 transition-colors duration-150 ease-out',
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        out
          ? 'border-tomato bg-tomato-wash text-tomato-ink'
          : 'border-line-strong bg-surface hover:border-ink-soft',
      )}
    >
      <input
        type="checkbox"
        checked={out}
        onChange={({ target }) => onChange(target.checked)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <CloseIcon size={16} className={classNames('shrink-0', !out && 'text-ink-soft')} />
      <span className={classNames('min-w-0', out && 'line-through')}>
        <span className="sr-only">{t.withoutOne} </span>
        {name}
      </span>
    </label>
  );
}

type WithoutFieldProps = { readonly product: ProductDetail; readonly composer: Composer };

/** Ingredients that can be left out of the dish. */
export function WithoutField({ product, composer }: WithoutFieldProps) {
  const id = useId();
  const offered = leavable(product);
  const { without } = composer.draft;
  if (offered.length === 0 || product.availability.state !== 'available') return null;
  return (
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="float-start w-full">
        <span className="font-display font-semibold text-h4">{t.without}</span>
      </legend>
      <p id={`${id}-hint`} className="clear-both pb-3 text-ink-soft text-small">
        {t.withoutHint}
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ id: ingredient, name }) => (
          <IngredientChip
            key={ingredient}
            name={name}
            out={without.includes(ingredient)}
            onChange={(out) => composer.leaveOut(ingredient, out)}
          />
        ))}
      </div>
    </fieldset>
  );
}
