import type { Product } from '@zanga/contract/menu/product';
import { dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import type { DietaryLabel } from '@zanga/domain/catalogue/vocabulary';
import {
  ChiliIcon,
  CrescentIcon,
  LeafIcon,
  MilkOffIcon,
  SnowIcon,
  SproutIcon,
  WheatOffIcon,
} from '@zanga/ui/icons/dish-icons.tsx';
import { catalogueTexts as t } from './catalogue-texts.ts';

export const labelIcons: Readonly<Record<DietaryLabel, typeof LeafIcon>> = {
  vegetarian: LeafIcon,
  vegan: SproutIcon,
  gluten_free: WheatOffIcon,
  lactose_free: MilkOffIcon,
  halal: CrescentIcon,
  spicy: ChiliIcon,
  organic: SproutIcon,
};

type DishMarksProps = { readonly product: Pick<Product, 'labels' | 'frozen' | 'age_limit'> };

const tone = (label: DietaryLabel) =>
  label === 'spicy' ? 'bg-tomato-wash text-tomato-ink' : 'bg-basil-wash text-basil-ink';

/** What a dish promises and warns of, as small round marks. */
export function DishMarks({ product: { labels, frozen, age_limit } }: DishMarksProps) {
  // Vegan says vegetarian too.
  const shown = labels.filter((label) => label !== 'vegetarian' || !labels.includes('vegan'));
  if (shown.length === 0 && !frozen && !age_limit) return null;
  const mark = 'grid size-6 place-items-center rounded-full';
  return (
    <ul className="flex flex-wrap gap-1">
      {shown.map((label) => {
        const Icon = labelIcons[label];
        return (
          <li key={label} title={dietaryLabelNames[label]} className={`${mark} ${tone(label)}`}>
            <Icon size={15} />
            <span className="sr-only">{dietaryLabelNames[label]}</span>
          </li>
        );
      })}
      {frozen && (
        <li title={t.frozen} className={`${mark} bg-majolica-wash text-majolica-ink`}>
          <SnowIcon size={15} />
          <span className="sr-only">{t.frozen}</span>
        </li>
      )}
      {age_limit !== null && (
        <li
          title={t.adultLong(age_limit)}
          className={`${mark} bg-sunken font-bold text-[0.6875rem] text-ink`}
        >
          <span aria-hidden="true">{t.adult(age_limit)}</span>
          <span className="sr-only">{t.adultLong(age_limit)}</span>
        </li>
      )}
    </ul>
  );
}
