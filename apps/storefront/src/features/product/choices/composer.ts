import type { ProductDetail } from '@zanga/contract/menu/product';
import type { Choice, OptionGroup } from '@zanga/domain/catalogue/options';
import { useId, useState } from 'react';
import { addToCart, replaceLine } from '../../../parts/cart/cart-changes.ts';
import type { CartLine } from '../../../parts/cart/cart-intent.ts';
import { problemsOf, withoutGroup, withPortions, withTouched } from '../../../parts/dish/choices.ts';
import { dishOf } from '../../../parts/dish/dish.ts';
import { type Draft, lineOf, startDraft } from './draft.ts';

type State = { readonly of: string; readonly draft: Draft; readonly attempted: boolean };

/** State of a product's composition, kept by the screen even before the product has loaded. */
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

type ComposerInput = {
  readonly product: ProductDetail;
  /** Key of the composition: another one starts from the beginning. */
  readonly of: string;
  /** The line of the cart being changed. */
  readonly line?: CartLine | undefined;
};

/** Choices, quantity and notes of a product's screen, and the button into the cart. */
export const composerOf = ({ product, of, line }: ComposerInput, { prefix, state, setState }: Composing) => {
  const current = state?.of === of ? state : { of, draft: startDraft(product, line), attempted: false };
  const { draft, attempted } = current;
  const dish = dishOf(product);
  const problems = problemsOf(dish.groups, draft.chosen);
  const groupElement = (group: OptionGroup) => `${prefix}${group.id}`;
  const change = (part: Partial<Draft>) => setState({ ...current, draft: { ...draft, ...part } });

  /** Puts the line into the cart, in place of the changed one; or shows the missing choices and scrolls there. */
  const add = () => {
    if (problems.size === 0) {
      if (line) replaceLine(line, lineOf(product.slug, draft));
      else addToCart(lineOf(product.slug, draft));
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
    /** The line of the cart being changed. */
    line,
    /** Problem of a group, silent until the first try to add. */
    problemOf: (group: OptionGroup) => (attempted ? problems.get(group.id) : undefined),
    groupElement,
    touch: (group: OptionGroup, choice: Choice) =>
      change({ chosen: withTouched(group, choice, draft.chosen) }),
    setPortions: (group: OptionGroup, choice: Choice, portions: number) =>
      change({ chosen: withPortions(group, choice, portions, draft.chosen) }),
    leaveOut: (id: string, out: boolean) =>
      change({ without: out ? [...draft.without, id] : draft.without.filter((one) => one !== id) }),
    clear: (group: OptionGroup) => change({ chosen: withoutGroup(group, draft.chosen) }),
    setQty: (qty: number) => change({ qty }),
    setNotes: (notes: string) => change({ notes }),
    add,
  };
};

export type Composer = ReturnType<typeof composerOf>;
