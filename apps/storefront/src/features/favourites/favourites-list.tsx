import { useQueries, useQuery } from '@tanstack/react-query';
import type { Product } from '@zanga/contract/menu/product';
import { Button } from '@zanga/ui/button.tsx';
import { HeartIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { EmptyList } from '../../base/page/empty-list.tsx';
import { useSession } from '../../base/session/session.ts';
import { ProductCard } from '../../parts/catalogue/product-card.tsx';
import { ProductCardSkeleton } from '../../parts/catalogue/product-card-skeleton.tsx';
import { productGrid } from '../../parts/catalogue/product-grid.ts';
import { useFavourites } from '../../parts/favourites/favourites.ts';
import { favouritesTexts as t } from './favourites-texts.ts';

/** Says where favourites are stored: on the device, or in the account. */
export function FavouritesLine() {
  const { signedIn } = useSession();
  // The longer text is drawn first and reserves the room, so that nothing below moves.
  return (
    <p className="grid pt-2 pb-6 text-ink-soft text-lead *:col-start-1 *:row-start-1">
      <span className={signedIn ? 'invisible' : undefined}>{t.line}</span>
      {signedIn && <span>{t.lineSignedIn}</span>}
    </p>
  );
}

/** Page size of all lists (CON-1). */
const shownAtOnce = 60;

/** The favourites, at once from the device, with or without a network. */
export function FavouritesList() {
  const slugs = useFavourites();
  const [pages, setPages] = useState(1);
  const told = useAccountFavourites(pages);
  if (slugs.length === 0) return <EmptyList icon={HeartIcon} title={t.empty} body={t.emptyBody} />;
  const shown = slugs.slice(0, pages * shownAtOnce);
  return (
    <>
      <h2 className="sr-only">{t.list}</h2>
      <ul className={productGrid}>
        {shown.map((slug) => (
          <Favourite key={slug} slug={slug} told={told} />
        ))}
      </ul>
      {shown.length < slugs.length && (
        <div className="flex justify-center pt-8">
          <Button variant="outline" onClick={() => setPages(pages + 1)}>
            {t.more}
          </Button>
        </div>
      )}
    </>
  );
}

type AccountFavourites = { readonly waiting: boolean; readonly bySlug: ReadonlyMap<string, Product> };

/** A customer's favourites come as pages; a visitor's products are asked for one by one. */
const useAccountFavourites = (pages: number): AccountFavourites => {
  const service = useService();
  const { signedIn } = useSession();
  const answers = useQueries({
    queries: Array.from({ length: signedIn ? pages : 0 }, (_, at) =>
      service.query('GET /api/customer/favorites/products', { query: { page: at + 1 } }),
    ),
  });
  return {
    waiting: answers.some(({ isLoading }) => isLoading),
    bySlug: new Map(
      answers.flatMap(({ data }) => data?.data ?? []).map((product) => [product.slug, product]),
    ),
  };
};

/** One favourite; a product no longer in the catalogue is skipped. */
function Favourite({ slug, told }: { readonly slug: string; readonly told: AccountFavourites }) {
  const known = told.bySlug.get(slug);
  const query = useService().query('GET /api/products/:product', { params: { product: slug } });
  const asked = useQuery({ ...query, enabled: !known && !told.waiting });
  const product = known ?? asked.data;
  if (!product && asked.isError) return null;
  return <li>{product ? <ProductCard product={product} layout="list" /> : <ProductCardSkeleton />}</li>;
}
