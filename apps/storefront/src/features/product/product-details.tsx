import type { ProductDetail } from '@zanga/contract/menu/product';
import { useId } from 'react';
import { AllergenPanel } from './allergens/allergen-panel.tsx';
import { allergenSummary } from './allergens/allergen-summary.ts';
import type { Composer } from './choices/composer.ts';
import { draftPrice } from './choices/draft.ts';
import { LostChoices } from './choices/lost-choices.tsx';
import { NotesField } from './choices/notes-field.tsx';
import { OptionField } from './choices/option-field.tsx';
import { WithoutField } from './choices/without-field.tsx';
import { PrimeLine } from './prime-line.tsx';
import { ProductFacts } from './product-facts.tsx';

type ProductDetailsProps = { readonly product: ProductDetail; readonly composer: Composer };

/** A T-shirt has no allergen panel unless it contains an allergen. */
const tellsAllergens = ({ kind, allergens }: ProductDetail) =>
  kind === 'food' || kind === 'drink' || allergens.contains.length + allergens.may_contain.length > 0;

/** Choices and facts of a product before buying. */
export function ProductDetails({ product, composer }: ProductDetailsProps) {
  const id = useId();
  const { dish, draft } = composer;
  const orderable = product.availability.state === 'available';
  // A ticket is not prepared, so a note on it would reach no kitchen.
  const noted = orderable && product.kind !== 'cinema';
  return (
    <div className="flex flex-col gap-8 pt-8">
      <LostChoices product={product} composer={composer} />
      {dish.groups.map((group) => (
        <OptionField key={group.id} group={group} composer={composer} />
      ))}
      <WithoutField product={product} composer={composer} />
      <PrimeLine prime={draftPrice(dish, draft).prime} />
      {tellsAllergens(product) && (
        <AllergenPanel summary={allergenSummary(dish, draft.chosen)} headingId={`${id}-allergens`} />
      )}
      <ProductFacts product={product} />
      {noted && <NotesField composer={composer} kind={product.kind} />}
    </div>
  );
}
