import { Link } from '@tanstack/react-router';
import type { Cart } from '@zanga/contract/ordering/carts';
import { InfoIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { checkoutTexts } from './checkout-texts.ts';

const t = checkoutTexts.before;

type OrderingConditionsProps = {
  /** Not known yet while the page comes: what holds for every cart is said all the same. */
  readonly cart?: Cart;
};

/** Ordering conditions: delivery areas and ways to pay. The law requires them before the form. */
export function OrderingConditions({ cart }: OrderingConditionsProps) {
  const ways = [t.cards, t.cash, t.till].filter((_, place) =>
    cart?.payments.includes((['card', 'cash', 'till'] as const)[place] ?? 'card'),
  );
  const goods = cart?.items.some(({ part }) => part === 'goods');
  // A guest at the table gets no delivery.
  const atTable = cart?.deliveries.every(({ mode }) => mode === 'onshop');
  const own = [goods && t.shipping, ways.length > 0 && `${t.payments}: ${ways.join(', ')}.`];
  return (
    <aside aria-label={t.title} className="flex items-start gap-2 px-1 text-caption text-ink-soft">
      <InfoIcon size={20} className="mt-px shrink-0" />
      <div>
        {!atTable && (
          <p>
            {t.limits}
            <Link to={pagePaths.contacts} target="_blank" className="underline underline-offset-2">
              {t.areas}
            </Link>
            .
          </p>
        )}
        <p className="empty:hidden">{own.filter(Boolean).join(' ')}</p>
      </div>
    </aside>
  );
}
