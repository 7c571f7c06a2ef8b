import type { Product } from '@zanga/contract/menu/product';
import { Badge } from '@zanga/ui/badge.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { useMember } from '../../base/session/membership.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { AddButton } from './add-button.tsx';
import { CardPrice } from './card-price.tsx';
import { catalogueTexts as t } from './catalogue-texts.ts';
import { DishMarks } from './dish-marks.tsx';
import { priceWords } from './price-words.ts';

type ProductCardProps = {
  readonly product: Product;
  /** `list` lies down on a phone, picture beside the words; `shelf` always stands; `tile` is a small one that stands. */
  readonly layout: 'list' | 'shelf' | 'tile';
  readonly eager?: boolean;
};

const layouts = {
  list: {
    card: 'flex-row-reverse sm:flex-col',
    picture: 'm-3 ms-0 aspect-square w-30 shrink-0 self-start rounded-md sm:m-0 sm:w-full sm:rounded-none',
    heart: 'end-2.5 top-2.5 sm:end-1 sm:top-1',
    add: 'end-3.5 top-21.5 sm:end-2 sm:top-[calc(100cqi-3.25rem)]',
    words: 'gap-1.5 p-4',
    name: 'text-h4',
    sizes: '(width < 40rem) 7.5rem, (width < 64rem) 45vw, 20rem',
    widths: [240, 320, 480, 640],
  },
  shelf: {
    card: 'flex-col',
    picture: 'aspect-square w-full',
    heart: 'end-1 top-1',
    add: 'end-2 top-[calc(100cqi-3.25rem)]',
    words: 'gap-1.5 p-4',
    name: 'text-h4',
    sizes: '(width < 40rem) 15rem, 18rem',
    widths: [240, 320, 480, 640],
  },
  tile: {
    card: 'flex-col',
    picture: 'aspect-4/3 w-full',
    heart: 'end-0 top-0',
    add: 'end-2 top-[calc(75cqi-3.25rem)]',
    words: 'gap-1 p-3',
    name: 'text-body leading-tight md:text-h4',
    sizes: '(width < 40rem) 45vw, (width < 48rem) 30vw, (width < 80rem) 22vw, 14rem',
    widths: [160, 240, 320, 480],
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
  const price = priceWords(product);
  const own = useMember() ? price.own : undefined;
  const look = layouts[layout];
  const gone = availability.state === 'available' ? undefined : t.unavailable[availability.state];
  // It may turn out while one looks that a dish does not come there: it says so on its picture, and nothing moves.
  const elsewhere = availability.state === 'not_here';
  return (
    <article
      className={classNames(
        'group @container relative flex h-full overflow-hidden rounded-lg bg-surface shadow-card',
        'transition-[translate,box-shadow] duration-200 ease-out hover:-translate-y-0.5 hover:shadow-lift',
        look.card,
      )}
    >
      <div className={classNames('relative overflow-hidden', look.picture)}>
        <CataloguePicture
          images={product.images}
          widths={look.widths}
          sizes={look.sizes}
          eager={eager}
          decorative
          className={classNames(
            'size-full transition-transform duration-300 ease-out group-hover:scale-104',
            gone && 'opacity-70',
            availability.state === 'sold_out' && 'grayscale',
          )}
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
      <div className={classNames('flex min-w-0 flex-1 flex-col', look.words)}>
        <h3 className={look.name}>
          <OverlayLink name="prodotto" value={slug} className="after:absolute after:inset-0 after:rounded-lg">
            {name}
          </OverlayLink>
        </h3>
        {layout !== 'tile' && <p className="line-clamp-2 text-ink-soft text-small">{description}</p>}
        <DishMarks product={product} />
        <CardPrice price={price} own={own} />
        {!elsewhere && <Standing product={product} gone={gone} />}
      </div>
      {!gone && <AddButton product={product} className={look.add} />}
      <FavouriteButton slug={slug} name={name} className={classNames('absolute z-10', look.heart)} />
    </article>
  );
}
