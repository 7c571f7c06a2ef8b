import type { Product } from '@zanga/contract/menu/product';
import { dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import { catalogueTexts as t } from './catalogue-texts.ts';

type DishMarksProps = { readonly product: Pick<Product, 'labels' | 'frozen' | 'age_limit'> };

/** Labels and warnings of a dish as small round marks. A sprite sheet draws them over their words. */
export function DishMarks({ product: { labels, frozen, age_limit } }: DishMarksProps) {
  // Vegan includes vegetarian.
  const shown = labels.filter((label) => label !== 'vegetarian' || !labels.includes('vegan'));
  if (shown.length === 0 && !frozen && !age_limit) return null;
  return (
    <ul className="dish-marks">
      {shown.map((label) => (
        <li key={label} title={dietaryLabelNames[label]} className={label}>
          {dietaryLabelNames[label]}
        </li>
      ))}
      {frozen && (
        <li title={t.frozen} className="frozen">
          {t.frozen}
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
