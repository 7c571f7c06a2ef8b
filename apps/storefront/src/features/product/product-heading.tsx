import { classNames } from '@zanga/ui/class-names.ts';
import { FavouriteButton } from '../../shared/catalogue/favourite-button.tsx';
import type { ProductPreview } from './preview.ts';
import { ProductPrice } from './product-price.tsx';
import { ProductWarnings } from './product-warnings.tsx';
import { ShareButton } from './share-button.tsx';

type ProductHeadingProps = {
  readonly product: ProductPreview;
  /** In a sheet the title is the dialog's own, already read out. */
  readonly within: 'sheet' | 'page';
};

/** What it is called, what it is, what it costs. */
export function ProductHeading({ product, within }: ProductHeadingProps) {
  const { name, slug, description } = product;
  const title = 'min-w-0 flex-1 font-display font-semibold tracking-[-0.012em] text-balance';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-1">
        {within === 'page' ? (
          <h1 className={classNames(title, 'text-h1')}>{name}</h1>
        ) : (
          <p aria-hidden="true" className={classNames(title, 'pt-1 text-h2')}>
            {name}
          </p>
        )}
        <FavouriteButton slug={slug} name={name} className="shrink-0" />
        <ShareButton product={product} className="-me-2.5" />
      </div>
      {description && <p className="text-ink-soft text-lead">{description}</p>}
      <ProductPrice product={product} />
      <ProductWarnings product={product} />
    </div>
  );
}
