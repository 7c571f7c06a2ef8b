import type { Ingredient } from '@zanga/contract/menu/product';
import { classNames } from '@zanga/ui/class-names.ts';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { totemTexts as t } from './totem-texts.ts';

type DishWithoutProps = {
  readonly madeOf: readonly Ingredient[];
  readonly without: readonly string[];
  readonly onWithout: (without: readonly string[]) => void;
};

/** Ingredients that can be left out, each a large target. */
export function DishWithout({ madeOf, without, onWithout }: DishWithoutProps) {
  const offered = madeOf.filter(({ removable }) => removable);
  if (offered.length === 0) return null;
  const touch = (id: string) =>
    onWithout(without.includes(id) ? without.filter((one) => one !== id) : [...without, id]);
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 font-bold font-display text-h3">{t.without}</legend>
      <p className="pb-3 text-ink-soft text-lead">{t.withoutLine}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {offered.map(({ id, name }) => {
          const out = without.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={out}
              onClick={() => touch(id)}
              className={classNames(
                'flex min-h-18 items-center gap-3 rounded-lg border-2 px-5 py-2 text-start text-lead',
                out ? 'border-tomato bg-tomato-wash font-semibold' : 'border-line bg-surface',
              )}
            >
              {out && <CloseIcon size={26} className="shrink-0" />}
              <span className={classNames('flex-1', out && 'line-through')}>
                <span className="sr-only">{t.withoutOne} </span>
                {name}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
