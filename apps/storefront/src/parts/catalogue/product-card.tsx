import type { Product } from '@zanga/contract/menu/product';
import { Badge } from '@zanga/ui/badge.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { useNames } from '../../base/api/names.ts';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { useMember } from '../../base/session/membership.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { AddButton } from './add-button.tsx';
import { CardPrice } from './card-price.tsx';
import { catalogueTexts as t } from './catalogue-texts.ts';
import { DishMarks } from './dish-marks.tsx';
import { priceWords } from './price-words.ts';

export type ProductCardProps = {
  readonly product: Product;
  /** `list` lies down on a phone, picture beside the words; `shelf` always stands; `tile` is a small one that stands. */
  readonly layout: 'list' | 'shelf' | 'tile';
  readonly eager?: boolean;
};

/** Widths of a card's picture (`product-card.css` holds the card's look). */
const pictures = {
  // A phone of three device pixels needs 360 for its 120 points; in two or five columns a card is about as wide.
  list: { sizes: '(width<40rem) 7.5rem,20rem', widths: [240, 360, 640] },
  shelf: { sizes: '(width<40rem) 15rem,18rem', widths: [240, 320, 480, 640] },
  tile: {
    sizes: '(width<40rem) 45vw,(width<48rem) 30vw,(width<80rem) 22vw,14rem',
    // A phone of today needs 322 to 351 points for half its width: with 480 it would load a third more.
    widths: [160, 240, 360, 480],
  },
};

type StandingProps = Pick<ProductCardProps, 'product'> & { readonly gone: string | undefined };

/** Why it cannot be had now, or that few are left. */
function Standing({ product: { availability, stock }, gone }: StandingProps) {
  if (gone) return <Badge className="self-start">{availability.label ?? gone}</Badge>;
  if (stock === null) return null;
  return (
    <Badge tone="lemon" className="self-start">
      {t.fewLeft(stock)}
    </Badge>
  );
}

/** A product in a list: enough to want it or to pass on. */
export function ProductCard({ product, layout, eager = false }: ProductCardProps) {
  const { slug, name, description, availability } = product;
  const price = priceWords(product, useNames());
  const own = useMember() ? price.own : undefined;
  const gone = availability.state === 'available' ? undefined : t.unavailable[availability.state];
  // A shown dish may turn out not to reach the address: its picture says so, and nothing moves.
  const elsewhere = availability.state === 'not_here';
  const faded = classNames(gone && 'opacity-70', availability.state === 'sold_out' && 'grayscale');
  return (
    <article className={`dish dish-${layout}`}>
      <div className="dish-picture">
        <CataloguePicture
          {...pictures[layout]}
          images={product.images}
          eager={eager}
          decorative
          placed
          {...(faded && { className: faded })}
        />
        {elsewhere && (
          <Badge className="absolute inset-x-1.5 bottom-1.5 justify-center text-center">
            {availability.label ?? gone}
          </Badge>
        )}
        {price.reduction && !own && (
          <Badge tone="tomato" className="absolute start-2 top-2">
            {price.reduction}
          </Badge>
        )}
      </div>
      <div className="dish-words">
        <h3>
          <OverlayLink name="prodotto" value={slug}>
            {name}
          </OverlayLink>
        </h3>
        {layout !== 'tile' && <p>{description}</p>}
        <DishMarks product={product} />
        <CardPrice price={price} own={own} />
        {!elsewhere && <Standing product={product} gone={gone} />}
      </div>
      {!gone && <AddButton product={product} />}
      <FavouriteButton slug={slug} name={name} />
    </article>
  );
}
