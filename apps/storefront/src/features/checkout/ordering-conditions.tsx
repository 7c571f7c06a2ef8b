import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { Cart, CartDelivery } from '@zanga/contract/ordering/carts';
import { InfoIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { checkoutTexts } from './checkout-texts.ts';

const t = checkoutTexts.before;

const feeWords = ({ mode, fee, free_over, minimum, address }: CartDelivery) => {
  if (mode !== 'delivery' || address === null) return [];
  const free = free_over === null ? '' : `, ${t.freeOver(money(free_over))}`;
  return [
    ...(fee > 0 ? [t.fee(money(fee)) + free] : []),
    ...(minimum > 0 ? [t.minimum(money(minimum))] : []),
  ];
};

/** Ordering conditions: where we deliver and how one can pay. The law wants them before the form. */
export function OrderingConditions({ cart }: { readonly cart: Cart }) {
  const ways = [t.cards, t.cash, t.till].filter((_, place) =>
    cart.payments.includes((['card', 'cash', 'till'] as const)[place] ?? 'card'),
  );
  const goods = cart.items.some(({ part }) => part === 'goods');
  return (
    <aside
      aria-labelledby="before-title"
      className="flex items-start gap-3 px-1 pb-1 text-ink-soft text-small"
    >
      <InfoIcon size={20} className="mt-px shrink-0" />
      <div>
        <h2 id="before-title" className="font-semibold font-text text-small tracking-normal">
          {t.title}
        </h2>
        <p>
          {t.limits}
          <Link to={pagePaths.contacts} target="_blank" className="underline underline-offset-2">
            {t.areas}
          </Link>
          .{goods && ` ${t.shipping}`}
        </p>
        {cart.deliveries.flatMap(feeWords).map((words) => (
          <p key={words}>{words}.</p>
        ))}
        {ways.length > 0 && (
          <p>
            {t.payments}: {ways.join(', ')}.
          </p>
        )}
      </div>
    </aside>
  );
}
