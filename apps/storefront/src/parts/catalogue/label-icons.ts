import type { DietaryLabel } from '@zanga/domain/catalogue/vocabulary';
import {
  ChiliIcon,
  CrescentIcon,
  LeafIcon,
  MilkOffIcon,
  SproutIcon,
  WheatOffIcon,
} from '@zanga/ui/icons/dish-icons.tsx';

/** Icons of a dish's labels, beside their words; cards draw the same ones from `marks.svg`. */
export const labelIcons: Readonly<Record<DietaryLabel, typeof LeafIcon>> = {
  vegetarian: LeafIcon,
  vegan: SproutIcon,
  gluten_free: WheatOffIcon,
  lactose_free: MilkOffIcon,
  halal: CrescentIcon,
  spicy: ChiliIcon,
  organic: SproutIcon,
};
