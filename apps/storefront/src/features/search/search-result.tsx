import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { SearchResult as Result } from '@zanga/contract/menu/products';
import { classNames } from '@zanga/ui/class-names.ts';
import { ChevronRightIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Price } from '@zanga/ui/price.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { catalogueTexts } from '../../parts/catalogue/catalogue-texts.ts';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { MarkedText } from './marked-text.tsx';
import { categoryPath } from './model/search-model.ts';
import { searchTexts as t } from './search-texts.ts';

export type ResultProps<R extends Result = Result> = {
  readonly result: R;
  readonly search: string;
  readonly id: string;
  readonly active: boolean;
  readonly onChosen: () => void;
};

const row = (active: boolean) =>
  classNames(
    'flex min-h-16 items-center gap-4 rounded-md px-3 py-2 outline-none',
    active ? 'bg-sunken ring-2 ring-focus ring-inset' : 'hover:bg-sunken',
  );

const picture = 'size-14 shrink-0';

/** Attributes of a result in the list: reached from the field by the arrow keys, never by Tab. */
const option = ({ id, active, onChosen }: Omit<ResultProps, 'result' | 'search'>) => ({
  id,
  role: 'option',
  'aria-selected': active,
  tabIndex: -1,
  onClick: onChosen,
  className: row(active),
});

/** A category that answers the search. */
export function CategoryResult({
  result,
  search,
  ...rest
}: ResultProps<Extract<Result, { type: 'category' }>>) {
  const { name, images, rootCategory } = result;
  const path = categoryPath(result);
  const inside = (
    <>
      <CataloguePicture
        images={images}
        widths={[96, 160]}
        sizes="3.5rem"
        decorative
        className={classNames(picture, 'rounded-t-full')}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          <MarkedText text={name} search={search} />
        </span>
        <span className="block text-ink-soft text-small">
          {path.sub === undefined ? t.category : t.inCategory(rootCategory.name)}
        </span>
      </span>
      <ChevronRightIcon size={20} className="shrink-0 text-ink-soft" />
    </>
  );
  return path.sub === undefined ? (
    <Link {...categoryLink(path.category)} {...option(rest)}>
      {inside}
    </Link>
  ) : (
    <Link to="/$category/$sub" params={{ category: path.category, sub: path.sub }} {...option(rest)}>
      {inside}
    </Link>
  );
}

/** A product that answers the search; it opens over it, so that going back finds the results again. */
export function ProductResult({
  result,
  search,
  ...rest
}: ResultProps<Extract<Result, { type: 'product' }>>) {
  const { slug, name, description, images, price, discount } = result;
  return (
    <OverlayLink name="prodotto" value={slug} {...option(rest)}>
      <CataloguePicture
        images={images}
        widths={[96, 160]}
        sizes="3.5rem"
        decorative
        className={classNames(picture, 'rounded-sm')}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          <MarkedText text={name} search={search} />
        </span>
        <span className="line-clamp-1 text-ink-soft text-small">{description}</span>
      </span>
      <Price
        amount={money(price)}
        before={discount ? money(discount.price_before) : undefined}
        beforeLabel={catalogueTexts.priceBefore}
        nowLabel={catalogueTexts.priceNow}
        className="shrink-0 flex-col items-end"
      />
    </OverlayLink>
  );
}
