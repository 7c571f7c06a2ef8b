import { Button } from '@zanga/ui/button.tsx';
import { InfoIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { OfflineIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { type CartState, setCart } from '../../parts/cart/cart-state.ts';
import { cartTexts as t } from './cart-texts.ts';

/** Changes made by merging two carts, until they are read. */
export function CartNews({ news }: Pick<CartState, 'news'>) {
  if (news.length === 0) return null;
  return (
    <section
      aria-label={t.news}
      className="flex flex-col gap-2 rounded-md bg-majolica-wash px-4 py-3 text-majolica-ink"
    >
      <h3 className="flex items-center gap-2 font-semibold font-text text-body">
        <InfoIcon size={22} className="shrink-0" />
        {t.news}
      </h3>
      <ul className="list-disc ps-5 text-small">
        {news.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button variant="inverse" className="self-start" onClick={() => setCart({ news: [] })}>
        {t.newsRead}
      </Button>
    </section>
  );
}

/** Notice while the server does not answer. */
export function CartAway({ state }: Pick<CartState, 'state'>) {
  return (
    <div role="status" className="empty:absolute">
      {state === 'away' && (
        <p className="flex items-center gap-3 rounded-md bg-lemon-wash px-4 py-3 font-medium text-lemon-ink text-small">
          <OfflineIcon size={22} className="shrink-0" />
          {t.away}
        </p>
      )}
    </div>
  );
}
