import type { ProductDetail } from '@zanga/contract/product';
import type { Choice, OptionGroup } from '@zanga/domain/catalogue/options';
import { useId, useState } from 'react';
import { addToCart } from '../../shared/cart-intent.ts';
import { problemsOf, withoutGroup, withTouched } from './choices.ts';
import { dishOf } from './dish.ts';
import { type Draft, lineOf, startDraft } from './draft.ts';

type State = { readonly of: string; readonly draft: Draft; readonly attempted: boolean };

const focusFirst = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
};

/** What somebody is composing, until it is put in the cart; another `of` starts afresh. */
const useDraft = (product: ProductDetail, of: string) => {
  const [state, setState] = useState<State>();
  const current = state?.of === of ? state : { of, draft: startDraft(product), attempted: false };
  const change = (part: Partial<Draft>) => setState({ ...current, draft: { ...current.draft, ...part } });
  const attempt = () => setState({ ...current, attempted: true });
  return { ...current, change, attempt };
};

/** The choices, pieces and notes of a product's screen, and the way into the cart. */
export const useComposer = (product: ProductDetail, of: string) => {
  const prefix = useId();
  const { draft, attempted, change, attempt } = useDraft(product, of);
  const dish = dishOf(product);
  const problems = problemsOf(dish.groups, draft.chosen);
  const groupElement = (group: OptionGroup) => `${prefix}${group.id}`;

  /** Puts the line in the cart, or shows what is missing and goes there. */
  const add = () => {
    if (problems.size === 0) {
      addToCart(lineOf(product.slug, draft));
      return true;
    }
    attempt();
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

export type Composer = ReturnType<typeof useComposer>;
