import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Sheet } from '@zanga/ui/overlays/sheet.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { useCameByAddress } from '../../../base/loading/came-by-address.ts';
import { lazyWhenIdle } from '../../../base/loading/lazy-when-idle.ts';
import { useIsDrawn } from '../../../base/navigation/drawn-overlays.ts';
import { useOverlay } from '../../../base/navigation/overlay.ts';
import { CataloguePicture } from '../../../base/pictures/catalogue-picture.tsx';
import { MissingTile } from '../../../base/problem/missing-tile.tsx';
import { texts } from '../../../base/texts/texts.ts';
import type { CartLine } from '../../../parts/cart/cart-intent.ts';
import { useCart } from '../../../parts/cart/cart-state.ts';
import { lineOfMark } from '../../../parts/cart/line-mark.ts';
import ProductCompanions from '../../../parts/together/product-companions.tsx';
import { composerOf, useComposing } from '../choices/composer.ts';
import { OrderBar } from '../choices/order-bar.tsx';
import { type ProductPreview, previewOf } from '../preview.ts';
import { ProductDetails } from '../product-details.tsx';
import { ProductHeading } from '../product-heading.tsx';
import { productQuery } from '../product-queries.ts';
import { productTexts as t } from '../product-texts.ts';
import { DetailsSkeleton, HeadingSkeleton } from './product-skeleton.tsx';
import { ProductTrouble } from './product-trouble.tsx';

/** Product that a closing sheet goes on showing; `opening` counts the openings, so that each starts afresh. */
const useLastOpened = (value: string | undefined) => {
  const [last, setLast] = useState({ value, shown: value, opening: 0 });
  if (value !== last.value)
    setLast({
      value,
      shown: value ?? last.shown,
      opening: value === undefined ? last.opening : last.opening + 1,
    });
  return last;
};

const Reviews = lazyWhenIdle(() => import('../../../parts/reviews/reviews-section.tsx'));

type ArtworkProps = { readonly known: ProductPreview | undefined; readonly stuck: boolean };

function Artwork({ known, stuck }: ArtworkProps) {
  const shape = 'aspect-8/7 w-full md:sticky md:top-6 md:aspect-square md:rounded-md';
  if (!known && stuck)
    return (
      <div className="mx-auto w-40 pt-10 md:w-full md:pt-0">
        <MissingTile className="w-full" />
      </div>
    );
  if (!known) return <Skeleton className={`${shape} rounded-none`} />;
  return (
    <CataloguePicture
      images={known.images}
      widths={[320, 480, 640, 800, 960, 1280]}
      sizes="(width < 48rem) 100vw, 26rem"
      eager
      className={shape}
    />
  );
}

/** The line of the cart that the sheet was opened to change; fixed until the next opening. */
const useLine = (open: boolean, product: string, opening: number) => {
  const mark = useSearch({ strict: false, structuralSharing: false }).riga;
  const found = lineOfMark(useCart().items, product, open ? mark : undefined);
  const [kept, setKept] = useState<{ readonly opening: number; readonly line: CartLine }>();
  if (found && kept?.opening !== opening) setKept({ opening, line: found });
  return kept?.opening === opening ? kept.line : undefined;
};

/** With cart and line in one address, the sheet waits for the cart and opens over it, however late that comes. */
const useAfterCart = () => {
  const cartIsDrawn = useIsDrawn('carrello');
  return useOverlay('carrello').value !== '1' || cartIsDrawn;
};

/** A product over any page: first the fields known from the list, the rest as it loads. */
export function ProductSheet() {
  const { value, close } = useOverlay('prodotto');
  const { shown = '', opening } = useLastOpened(value);
  const composing = useComposing();
  const queryClient = useQueryClient();
  const details = useQuery({ ...productQuery(useService(), shown), enabled: shown !== '' });
  const product = details.data;
  const known = product ?? previewOf(queryClient, shown);
  // Without a network a query pauses instead of failing.
  const stuck = !product && (details.isError || details.fetchStatus === 'paused');
  const whole = product !== undefined || stuck;
  const waits = useCameByAddress('prodotto') && !whole;
  const follows = useAfterCart();
  const line = useLine(value !== undefined, shown, opening);
  const of = `${product?.id} ${opening} ${line ? 'line' : ''}`;
  const composer = product && composerOf({ product, of, line }, composing);
  return (
    <Sheet
      open={value !== undefined && !waits && follows}
      onClose={close}
      title={known?.name ?? t.product}
      closeLabel={texts.close}
      wide
      footer={composer && <OrderBar product={product} composer={composer} onAdded={close} />}
    >
      <div className="md:grid md:grid-cols-[2fr_3fr] md:items-start md:gap-8 md:p-6">
        <Artwork known={known} stuck={stuck} />
        <div className="min-w-0 px-5 pb-8 md:px-0">
          {known && <ProductHeading product={known} within="sheet" />}
          {!known && !stuck && <HeadingSkeleton />}
          {composer && <ProductDetails key={of} product={product} composer={composer} />}
          {!product && !stuck && <DetailsSkeleton />}
          {product && (
            <div className="pt-6 empty:hidden">
              <ProductCompanions product={product} />
            </div>
          )}
          {product && (
            <div className="pt-8 empty:hidden">
              <Suspense>
                <Reviews reviewed={{ product: product.slug }} />
              </Suspense>
            </div>
          )}
          {stuck && <ProductTrouble error={details.error} retry={() => void details.refetch()} />}
        </div>
      </div>
    </Sheet>
  );
}
