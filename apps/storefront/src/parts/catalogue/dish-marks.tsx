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

/** What a dish promises and warns of, as small round marks. */
export function DishMarks({ product: { labels, frozen, age_limit } }: DishMarksProps) {
  // Vegan says vegetarian too.
  const shown = labels.filter((label) => label !== 'vegetarian' || !labels.includes('vegan'));
  if (shown.length === 0 && !frozen && !age_limit) return null;
  return (
    <ul className="dish-marks">
      {shown.map((label) => {
        const Icon = labelIcons[label];
        return (
          <li key={label} title={dietaryLabelNames[label]} {...(label === 'spicy' && { className: 'hot' })}>
            <Icon size={15} />
            <span className="sr-only">{dietaryLabelNames[label]}</span>
          </li>
        );
      })}
      {frozen && (
        <li title={t.frozen} className="cold">
          <SnowIcon size={15} />
          <span className="sr-only">{t.frozen}</span>
        </li>
      )}
      {age_limit !== null && (
        <li title={t.adultLong(age_limit)} className="adult">
          <span aria-hidden="true">{t.adult(age_limit)}</span>
          <span className="sr-only">{t.adultLong(age_limit)}</span>
        </li>
      )}
    </ul>
  );
}
