import type { Home } from '@zanga/contract/brand/home';
import type { Category } from '@zanga/contract/menu/categories';
import type { Product } from '@zanga/contract/menu/product';
import type { Shop } from '@zanga/contract/shops/shops';
import { useNames } from '../../../base/api/names.ts';
import { availableFirst } from '../home-queries.ts';
import { Announcement } from './announcement.tsx';
import { PrimeTeaser } from './prime-teaser.tsx';
import { PromoStrip } from './promo-strip.tsx';
import { restTexts as t } from './rest-texts.ts';
import { Shelf } from './shelf.tsx';
import { ShopsNearby } from './shops-nearby.tsx';

type Block = Home['blocks'][number];

type HomeRestProps = {
  /** Blocks in the brand's order, with its own titles. */
  readonly blocks: readonly Block[];
  readonly categories: readonly Category[];
  readonly offers: readonly Product[];
  readonly shops: readonly Shop[];
};

type PartProps = Omit<HomeRestProps, 'blocks'> & { readonly part: Block };

function Part({ part: { block, title, line }, categories, offers, shops }: PartProps) {
  const names = useNames();
  switch (block) {
    case 'promo':
      return <PromoStrip categories={categories.filter(({ promo }) => promo)} />;
    case 'offers':
      return (
        <Shelf title={title || t.offers} line={line || t.offersLine} products={availableFirst(offers)} />
      );
    case 'prime':
      return <PrimeTeaser title={title || t.primeTitle(names)} line={line || t.primeLine} />;
    case 'shops':
      return <ShopsNearby shops={shops} title={title || t.shops} line={line || t.shopsLine} />;
    case 'words':
      return <Announcement {...{ title, line }} />;
    case 'best':
      return null;
  }
}

/** The home below the best sellers, arranged by the brand. */
export default function HomeRest({ blocks, ...shown }: HomeRestProps) {
  return blocks.map((part) => <Part key={part.block} part={part} {...shown} />);
}
