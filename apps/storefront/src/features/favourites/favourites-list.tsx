import { useQuery } from '@tanstack/react-query';
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

/** What a visitor has marked on this device. */
export function FavouritesList() {
  const slugs = useFavourites();
  if (slugs.length === 0) return <NoFavourites />;
  return (
    <>
      <h2 className="sr-only">{t.list}</h2>
      <ul className={productGrid}>
        {slugs.map((slug) => (
          <Favourite key={slug} slug={slug} />
        ))}
      </ul>
    </>
  );
}

/** One of them; what has left the catalogue is passed over. */
function Favourite({ slug }: { readonly slug: string }) {
  const { data, isPending } = useQuery(
    useService().query('GET /api/products/:product', { params: { product: slug } }),
  );
  if (!data && !isPending) return null;
  return <li>{data ? <ProductCard product={data} layout="list" /> : <ProductCardSkeleton />}</li>;
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
