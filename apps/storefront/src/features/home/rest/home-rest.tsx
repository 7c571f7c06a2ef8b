import type { Category } from '@zanga/contract/menu/categories';
import type { Product } from '@zanga/contract/menu/product';
import type { Shop } from '@zanga/contract/shops/shops';
import { availableFirst } from '../home-queries.ts';
import { PrimeTeaser } from './prime-teaser.tsx';
import { PromoStrip } from './promo-strip.tsx';
import { restTexts as t } from './rest-texts.ts';
import { Shelf } from './shelf.tsx';
import { ShopsNearby } from './shops-nearby.tsx';

type HomeRestProps = {
  readonly categories: readonly Category[];
  readonly offers: readonly Product[];
  readonly shops: readonly Shop[];
};

/** The home below what sells best: what is on offer, the membership, the shops. */
export default function HomeRest({ categories, offers, shops }: HomeRestProps) {
  return (
    <>
      <PromoStrip categories={categories.filter(({ promo }) => promo)} />
      <Shelf title={t.offers} line={t.offersLine} products={availableFirst(offers)} />
      <PrimeTeaser />
      <ShopsNearby shops={shops} />
    </>
  );
}
