import { money } from '@zanga/browser/format.ts';
import type { Product } from '@zanga/contract/menu/product';
import { iconButtonStyle } from '@zanga/ui/button-style.ts';
import { PlusIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type Ref, useId, useState } from 'react';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { addToCart } from '../cart/cart-changes.ts';
import { piecesIn } from '../cart/cart-intent.ts';
import { useCart } from '../cart/cart-state.ts';
import { togetherTexts as t } from './together-texts.ts';

const addStyle = iconButtonStyle(
  'absolute end-1 bottom-1 size-11 bg-tomato text-on-tomato shadow-card hover:bg-tomato-deep',
);

type CompanionProps = { readonly product: Product; readonly pieces: number; readonly onAdd: () => void };

/** The picture with a button that adds one piece; a dish that asks for choices opens its sheet instead. */
function Companion({ product, pieces, onAdd }: CompanionProps) {
  const { slug, name, price, images, default_options: choices } = product;
  return (
    <li className="flex w-32 shrink-0 snap-start flex-col gap-1.5">
      <div className="relative">
        <CataloguePicture
          images={images}
          widths={[160, 240, 320]}
          sizes="8rem"
          decorative
          className="aspect-square w-full rounded-md"
        />
        {choices === null ? (
          <OverlayLink name="prodotto" value={slug} aria-label={t.chooseNamed(name)} className={addStyle}>
            <PlusIcon size={22} />
          </OverlayLink>
        ) : (
          <button
            type="button"
            aria-label={t.addNamed(name, money(price), pieces)}
            onClick={onAdd}
            className={addStyle}
          >
            {pieces > 0 ? (
              <span className="font-semibold tabular-nums">{pieces}</span>
            ) : (
              <PlusIcon size={22} />
            )}
          </button>
        )}
      </div>
      <div className="flex min-h-[calc(3lh+0.25rem)] flex-col gap-1 text-small">
        <p className="line-clamp-2 font-medium">{name}</p>
        <p className="text-ink-soft tabular-nums">{money(price)}</p>
      </div>
    </li>
  );
}

/** Pieces of a product in the cart, with any choices. */
const usePieces = () => {
  const { items } = useCart();
  return (slug: string) => piecesIn({ items: items.filter(({ product }) => product === slug) });
};

/** Placeholder of a row. */
export function TogetherComing() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 py-2">
      <p className="font-display text-h4 text-ink-soft">{t.goesWell}</p>
      <div className="-me-5 flex gap-3 overflow-hidden pb-1">
        {[0, 1, 2].map((place) => (
          <div key={place} className="flex w-32 shrink-0 flex-col gap-1.5">
            <Skeleton className="aspect-square w-full rounded-md" />
            <div className="flex h-[calc(3lh+0.25rem)] flex-col gap-1 text-small">
              <Skeleton className="h-[1lh] w-24" />
              <Skeleton className="h-[1lh] w-12" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

type TogetherRowProps = {
  readonly companions: readonly Product[];
  readonly ref?: Ref<HTMLHeadingElement>;
};

/** Row of suggestions: one tap adds a piece; the numbers are the cart's. */
export function TogetherRow({ companions, ref }: TogetherRowProps) {
  const title = useId();
  const piecesOf = usePieces();
  const [wanted, setWanted] = useState({ slug: '', name: '', before: 0 });
  if (companions.length === 0) return null;
  const add = ({ slug, name, default_options: options }: Product) => {
    setWanted({ slug, name, before: piecesOf(slug) });
    addToCart({ product: slug, options: options ?? [], qty: 1, notes: '' });
  };
  // With a cart of another shop a dialog asks first: count the added piece only when the cart has it.
  const grew = piecesOf(wanted.slug) > wanted.before;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 py-2">
      <h3 ref={ref} id={title} tabIndex={-1} className="scroll-mt-4 text-h4">
        {t.goesWell}
      </h3>
      <ul className="no-scrollbar -mx-5 flex snap-x gap-3 overflow-x-auto scroll-px-5 px-5 pb-1">
        {companions.map((product) => (
          <Companion
            key={product.id}
            product={product}
            pieces={piecesOf(product.slug)}
            onAdd={() => add(product)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {grew && t.addedNamed(wanted.name)}
      </p>
    </section>
  );
}
