import type { Cart, CartDelivery } from '@zanga/contract/ordering/carts';
import { CheckIcon, ChevronDownIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { cartTexts as t } from './cart-texts.ts';

/** Next goal of a delivery: the minimum first, then free delivery. */
export const goalOf = (delivery: CartDelivery) => {
  const { mode, missing, minimum, fee, missing_to_free: toFree, subtotal } = delivery;
  const shipped = mode === 'shipping';
  if (missing > 0) return { text: t.minimum(missing, minimum), reached: subtotal / minimum };
  if (fee === 0 || toFree === null) return null;
  if (toFree === 0) return { text: shipped ? t.freeShipping : t.free, reached: 1 };
  const text = shipped ? t.toFreeShipping(toFree) : t.toFree(toFree);
  return { text, reached: subtotal / (subtotal + toFree) };
};

type GoalProps = {
  readonly goal: NonNullable<ReturnType<typeof goalOf>>;
  readonly onLead: (() => void) | undefined;
};

function Goal({ goal: { text, reached }, onLead }: GoalProps) {
  return (
    <div className="rounded-md bg-basil-wash px-4 py-3 text-basil-ink">
      {onLead ? (
        <button
          type="button"
          onClick={onLead}
          className="-my-3 flex min-h-11 w-full items-center justify-between gap-2 text-start font-semibold text-small"
        >
          <span>
            {text}
            <span className="sr-only">. {t.whatCloses}</span>
          </span>
          <ChevronDownIcon size={20} className="shrink-0" />
        </button>
      ) : (
        <p className="flex items-center gap-2 font-semibold text-small">
          {reached === 1 && <CheckIcon size={20} className="shrink-0" />}
          {text}
        </p>
      )}
      {reached < 1 && (
        <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-surface">
          <div
            className="h-full origin-left rounded-full bg-basil transition-transform duration-300 ease-out"
            style={{ transform: `scaleX(${reached})` }}
          />
        </div>
      )}
    </div>
  );
}

type CartProgressProps = Pick<Cart, 'deliveries'> & {
  /** Scrolls to the suggested dishes that close a food gap; undefined without suggestions. */
  readonly onLead: (() => void) | undefined;
};

/** Progress of the cart towards its minimum or free delivery. */
export function CartProgress({ deliveries, onLead }: CartProgressProps) {
  return deliveries.map((delivery) => {
    const goal = goalOf(delivery);
    if (!goal) return null;
    // Food brings a parcel no nearer to free shipping.
    const leads = goal.reached < 1 && delivery.part === 'food';
    return <Goal key={delivery.part} goal={goal} onLead={leads ? onLead : undefined} />;
  });
}
