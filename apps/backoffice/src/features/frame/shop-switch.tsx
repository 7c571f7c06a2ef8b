import { classNames } from '@zanga/ui/class-names.ts';
import { ChevronDownIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useCurrentScreen } from '../../parts/frame/use-screens.ts';
import { allShops, useShop, useShops } from '../../parts/frame/use-shop.ts';
import { frameTexts as t } from './frame-texts.ts';

const place = 'relative flex h-9 min-w-0 items-center gap-2 rounded-sm px-2.5 font-semibold text-small';
const touch = 'pointer-coarse:h-11';

/** Shop on a screen of one shop: the chosen one, else the first. */
const shownOf = (chosen: string, first: string | undefined, one: boolean) =>
  one && chosen === allShops ? (first ?? allShops) : chosen;

/** Choice of the shop; with one shop only its name. */
export function ShopSwitch({ className }: { readonly className?: string }) {
  const { chosen, shops, choose } = useShop();
  const { data } = useShops();
  const screen = useCurrentScreen();
  const one = screen?.shops === 'one';
  const shown = shownOf(chosen, shops[0]?.id, one);
  const offered = [
    ...(one ? [] : [{ id: allShops, name: t.all }]),
    ...shops,
    ...(data?.shipping && screen?.shipping ? [{ id: 'shipping', name: t.shipping }] : []),
  ];
  // A shared address may name a shop that this person cannot see.
  const places = offered.some(({ id }) => id === shown)
    ? offered
    : [...offered, { id: shown, name: t.unknownShop }];
  const single = shops.length === 1 && !data?.shipping && shown === shops[0]?.id;
  const none = shops.length === 0 && !data?.shipping;
  const fixed = screen?.shops === 'brand' ? t.all : none ? t.noShop : single ? shops[0]?.name : undefined;
  if (!data) return <div className={classNames(place, touch, className)} />;
  if (fixed !== undefined)
    return (
      <p className={classNames(place, touch, className)}>
        <StoreIcon size={18} className="shrink-0 text-ink-soft" />
        <span className="truncate">{fixed}</span>
      </p>
    );
  return (
    <span
      className={classNames(
        place,
        touch,
        'border border-line bg-surface hover:border-line-strong',
        className,
      )}
    >
      <StoreIcon size={18} className="shrink-0 text-ink-soft" />
      <select
        aria-label={t.shop}
        className="absolute inset-0 w-full min-w-0 appearance-none truncate rounded-sm bg-transparent ps-9 pe-8 text-ink"
        value={shown}
        onChange={(event) => choose(event.target.value)}
      >
        {places.map(({ id, name }) => (
          <option key={id} value={id} className="bg-surface text-ink">
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className="pointer-events-none ms-auto shrink-0 text-ink-soft" />
    </span>
  );
}
