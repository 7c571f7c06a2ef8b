import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { HeartIcon } from '@zanga/ui/icons.tsx';
import { useService } from '../../shared/api.tsx';
import { useFavourites } from '../../shared/catalogue/favourites.ts';
import { ProductCard } from '../../shared/catalogue/product-card.tsx';
import { ProductCardSkeleton } from '../../shared/catalogue/product-card-skeleton.tsx';
import { productGrid } from '../../shared/catalogue/product-grid.ts';
import { texts } from '../../shared/texts.ts';
import { favouritesTexts as t } from './favourites-texts.ts';

/** What a visitor has marked on this device; what has left the catalogue is passed over. */
export function FavouritesList() {
  const service = useService();
  const slugs = useFavourites();
  const found = useQueries({
    queries: slugs.map((slug) => service.query('GET /api/products/:product', { params: { product: slug } })),
  });
  if (slugs.length === 0) return <NoFavourites />;
  return (
    <ul className={productGrid}>
      {found.map(({ data, isPending }, place) => {
        if (isPending)
          return (
            <li key={slugs[place]}>
              <ProductCardSkeleton />
            </li>
          );
        return data ? (
          <li key={data.id}>
            <ProductCard product={data} layout="list" />
          </li>
        ) : null;
      })}
    </ul>
  );
}

function NoFavourites() {
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-tomato-wash text-tomato-ink">
        <HeartIcon size={36} />
      </span>
      <h2 className="text-h2">{t.empty}</h2>
      <p className="max-w-md text-ink-soft text-lead">{t.emptyBody}</p>
      <Link to="/home" hash="menu" className={buttonStyle()}>
        {texts.browseMenu}
      </Link>
    </div>
  );
}
