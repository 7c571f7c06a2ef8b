import type { Cart, CartDelivery } from '@zanga/contract/ordering/carts';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { cartTexts as t } from './cart-texts.ts';

/** What there is to reach next: the minimum first, then the free delivery. */
export const goalOf = (delivery: CartDelivery) => {
  const { mode, missing, minimum, fee, missing_to_free: toFree, subtotal } = delivery;
  const shipped = mode === 'shipping';
  if (missing > 0) return { text: t.minimum(missing, minimum), reached: subtotal / minimum };
  if (fee === 0 || toFree === null) return null;
  if (toFree === 0) return { text: shipped ? t.freeShipping : t.free, reached: 1 };
  const text = shipped ? t.toFreeShipping(toFree) : t.toFree(toFree);
  return { text, reached: subtotal / (subtotal + toFree) };
};

/** How far the cart is from what it has to, or could, reach. */
export function CartProgress({ deliveries }: Pick<Cart, 'deliveries'>) {
  return deliveries.map((delivery) => {
    const goal = goalOf(delivery);
    if (!goal) return null;
    return (
      <div key={delivery.part} className="rounded-md bg-basil-wash px-4 py-3 text-basil-ink">
        <p className="flex items-center gap-2 font-semibold text-small">
          {goal.reached === 1 && <CheckIcon size={20} className="shrink-0" />}
          {goal.text}
        </p>
        {goal.reached < 1 && (
          <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-surface">
            <div
              className="h-full origin-left rounded-full bg-basil transition-transform duration-300 ease-out"
              style={{ transform: `scaleX(${goal.reached})` }}
            />
          </div>
        )}
      </div>
    );
  });
}
