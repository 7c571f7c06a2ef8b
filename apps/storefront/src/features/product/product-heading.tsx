import { FavouriteButton } from '../../parts/favourites/favourite-button.tsx';
import { ProductWarnings } from './allergens/product-warnings.tsx';
import type { ProductPreview } from './preview.ts';
import { ProductPrice } from './product-price.tsx';
import { ShareButton } from './share-button.tsx';

type ProductHeadingProps = {
  readonly product: ProductPreview;
  /** In a sheet the title is the dialog's own, already announced; it stays in sight beside the close button. */
  readonly within: 'sheet' | 'page';
};

const title = 'font-display font-semibold tracking-[-0.012em] text-balance';

/** Name, description and price of a product. */
export function ProductHeading({ product, within }: ProductHeadingProps) {
  const { name, slug, description } = product;
  return (
    <>
      {within === 'page' ? (
        <h1 className={`${title} pb-3 text-h1`}>{name}</h1>
      ) : (
        <p
          aria-hidden="true"
          className={`${title} sticky top-0 z-5 -mx-5 bg-raised px-5 py-4 pe-16 text-h2 md:mx-0 md:px-0 md:py-3`}
        >
          {name}
        </p>
      )}
      <div className="flex flex-col gap-4">
        {description && <p className="text-ink-soft text-lead">{description}</p>}
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <ProductPrice product={product} />
          </div>
          <FavouriteButton slug={slug} name={name} className="shrink-0" />
          <ShareButton product={product} className="-me-2.5" />
        </div>
        <ProductWarnings product={product} />
      </div>
    </>
  );
}
