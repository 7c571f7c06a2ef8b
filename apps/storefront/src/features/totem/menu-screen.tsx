import { useQuery } from '@tanstack/react-query';
import type { Product } from '@zanga/contract/menu/product';
import { classNames } from '@zanga/ui/class-names.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useService } from '../../base/api/api.tsx';
import { useBrand } from '../../base/api/brand.ts';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { TotemDish } from './totem-dish.tsx';
import { totemTexts as t } from './totem-texts.ts';

/** Food and drink only: other goods are sold from a shelf. */
const isServed = ({ kind }: Product): boolean => kind === 'food' || kind === 'drink';

const useDishes = (category: string | undefined) => {
  const service = useService();
  return useQuery({
    queryKey: ['GET /api/products', 'totem', category],
    // The shop and its premises go with every call from a totem.
    queryFn: () => service.api('GET /api/products', { query: { category, paginate: 60 } }),
    enabled: category !== undefined,
  });
};

type MenuScreenProps = {
  /** The open category, kept while a dish or the basket is shown. */
  readonly chosen: string | null;
  readonly onChoose: (category: string) => void;
  readonly onAdd: (product: Product) => void;
  readonly onLook: (product: Product) => void;
};

/** The shop's menu: categories at the side, dishes in the middle. */
export function MenuScreen({ chosen, onChoose, onAdd, onLook }: MenuScreenProps) {
  const categories = (useBrand()?.categories ?? []).filter(
    ({ merchandise, slug }) => !merchandise && slug !== 'cinema',
  );
  const category = chosen ?? categories[0]?.slug;
  const { data, error, refetch } = useDishes(category);
  const dishes = data?.data.filter(isServed);
  return (
    <div className="grid gap-6 md:grid-cols-[13rem_1fr] lg:grid-cols-[16rem_1fr]">
      <nav
        aria-label={t.categories}
        className="flex gap-3 overflow-x-auto md:sticky md:top-0 md:max-h-[calc(70dvh/var(--zoom))] md:flex-col md:self-start md:overflow-y-auto"
      >
        {categories.map(({ id, slug, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={slug === category}
            onClick={() => onChoose(slug)}
            className={classNames(
              'min-h-16 shrink-0 rounded-lg px-5 text-start font-semibold text-lead transition-colors duration-150',
              slug === category ? 'bg-tomato text-on-tomato' : 'bg-surface text-ink',
            )}
          >
            {name}
          </button>
        ))}
      </nav>
      {error && !data ? (
        <LoadingProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] content-start gap-5">
          {!dishes && [1, 2, 3, 4].map((place) => <Skeleton key={place} className="h-80 rounded-lg" />)}
          {dishes?.length === 0 && <li className="text-h4 text-ink-soft">{t.none}</li>}
          {dishes?.map((product) => (
            <TotemDish
              key={product.id}
              product={product}
              onTouch={() => (product.has_options ? onLook(product) : onAdd(product))}
              onLook={() => onLook(product)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
