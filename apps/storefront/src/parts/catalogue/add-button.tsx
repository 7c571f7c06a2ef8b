import type { Product } from '@zanga/contract/menu/product';
import { iconButtonStyle } from '@zanga/ui/button-style.ts';
import { MinusIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { MouseEvent } from 'react';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { usePieces } from '../cart/cart-count.ts';
import { catalogueTexts as t } from './catalogue-texts.ts';

type AddButtonProps = { readonly product: Product };

/**
 * A press adds a piece; a dish with a required choice opens its sheet instead. With pieces in the cart it counts them
 * and removes them again.
 */
export function AddButton({ product }: AddButtonProps) {
  const { slug, name, default_options } = product;
  const pieces = usePieces(slug);
  const change = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    // Removing the last piece removes its button: the focus moves to the other one for keyboard users.
    if (by + pieces === 0)
      event.currentTarget.parentElement?.querySelector<HTMLElement>(':scope > :last-child')?.focus();
    void import('./adding/change-pieces.ts').then(({ changePieces }) => changePieces(product, by));
  };
  return (
    <div className="dish-add">
      {pieces > 0 && (
        <>
          <button type="button" aria-label={t.less(name)} onClick={change(-1)} className={iconButtonStyle()}>
            <MinusIcon size={20} />
          </button>
          <span className="min-w-6 text-center font-semibold tabular-nums">{pieces}</span>
        </>
      )}
      {default_options ? (
        // biome-ignore lint/a11y/useButtonType: a page has sixty of it, and none stands in a form
        <button data-each-press="" aria-label={t.add(name)} onClick={change(1)} className="plus" />
      ) : (
        <OverlayLink name="prodotto" value={slug} aria-label={t.choose(name)} className="plus" />
      )}
    </div>
  );
}
