import type { DietaryLabel } from '@zanga/domain/catalogue/vocabulary';
import {
  ChiliIcon,
  CrescentIcon,
  LeafIcon,
  MilkOffIcon,
  SproutIcon,
  WheatOffIcon,
} from '@zanga/ui/icons/dish-icons.tsx';

/** What a dish promises, as a sign beside its words; on a card the sheet draws the same (`marks.svg`). */
export const labelIcons: Readonly<Record<DietaryLabel, typeof LeafIcon>> = {
  vegetarian: LeafIcon,
  vegan: SproutIcon,
  gluten_free: WheatOffIcon,
  lactose_free: MilkOffIcon,
  halal: CrescentIcon,
  spicy: ChiliIcon,
  organic: SproutIcon,
};
