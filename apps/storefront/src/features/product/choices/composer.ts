import type { ProductDetail } from '@zanga/contract/menu/product';
import type { Choice, OptionGroup } from '@zanga/domain/catalogue/options';
import { useId, useState } from 'react';
import { addToCart } from '../../../parts/cart/cart-changes.ts';
import { problemsOf, withoutGroup, withTouched } from '../../../parts/dish/choices.ts';
import { dishOf } from '../../../parts/dish/dish.ts';
import { type Draft, lineOf, startDraft } from './draft.ts';

type State = { readonly of: string; readonly draft: Draft; readonly attempted: boolean };

/** Where a screen keeps what is being composed, even before the product has arrived. */
export const useComposing = () => {
  const prefix = useId();
  const [state, setState] = useState<State>();
  return { prefix, state, setState };
};

const focusFirst = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
};

type Composing = ReturnType<typeof useComposing>;

/** The choices, pieces and notes of a product's screen, and the way into the cart; another `of` starts afresh. */
export const composerOf = (product: ProductDetail, of: string, { prefix, state, setState }: Composing) => {
  const current = state?.of === of ? state : { of, draft: startDraft(product), attempted: false };
  const { draft, attempted } = current;
  const dish = dishOf(product);
  const problems = problemsOf(dish.groups, draft.chosen);
  const groupElement = (group: OptionGroup) => `${prefix}${group.id}`;
  const change = (part: Partial<Draft>) => setState({ ...current, draft: { ...draft, ...part } });

  /** Puts the line in the cart, or shows what is missing and goes there. */
  const add = () => {
    if (problems.size === 0) {
      addToCart(lineOf(product.slug, draft));
      return true;
    }
    setState({ ...current, attempted: true });
    const first = dish.groups.find(({ id }) => problems.has(id));
    if (first) focusFirst(document.getElementById(groupElement(first)));
    return false;
  };

  return {
    dish,
    draft,
    /** What is missing is told only once somebody has tried to go on. */
    problemOf: (group: OptionGroup) => (attempted ? problems.get(group.id) : undefined),
    groupElement,
    touch: (group: OptionGroup, choice: Choice) =>
      change({ chosen: withTouched(group, choice, draft.chosen) }),
    clear: (group: OptionGroup) => change({ chosen: withoutGroup(group, draft.chosen) }),
    setQty: (qty: number) => change({ qty }),
    setNotes: (notes: string) => change({ notes }),
    add,
  };
};

export type Composer = ReturnType<typeof composerOf>;
