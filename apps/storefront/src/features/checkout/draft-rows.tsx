import type { Cart } from '@zanga/contract/ordering/carts';
import { TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { CheckoutRow, RowCard } from './checkout-row.tsx';
import { checkoutTexts as t } from './checkout-texts.ts';
import { PartIssues } from './delivery/part-issues.tsx';
import { PartRows } from './delivery/part-rows.tsx';
import { useDeliveries } from './delivery/use-deliveries.ts';
import { OrderingConditions } from './ordering-conditions.tsx';
import type { Rows } from './rows.ts';

type DraftRowsProps = {
  readonly cart: Cart;
  readonly rows: Rows;
  /** An order was tried. */
  readonly tried: boolean;
};

/** Tickets come at once: the row informs and offers no choice. */
function TicketsRow({ cart, tried }: Pick<DraftRowsProps, 'cart' | 'tried'>) {
  return (
    <RowCard>
      <CheckoutRow
        id="tickets"
        icon={TicketIcon}
        title={t.parts.tickets}
        line={t.ticketsLine}
        detail={t.tickets}
        open={false}
        notes={<PartIssues cart={cart} part="tickets" about="place" tried={tried} />}
      />
    </RowCard>
  );
}

/** Mode, place and time of each part; every choice goes to the cart, and its answer is shown. */
export function DraftRows({ cart, rows, tried }: DraftRowsProps) {
  const { deliveries, say } = useDeliveries(cart);
  return (
    <>
      <OrderingConditions cart={cart} />
      {deliveries.length > 1 && (
        <p className="rounded-lg bg-majolica-wash p-4 font-medium text-majolica-ink md:p-5">
          {t.twoDeliveries}
        </p>
      )}
      {deliveries.map((delivery) => (
        <PartRows key={delivery.part} {...{ cart, delivery, say, rows, tried }} />
      ))}
      {cart.deliveries.some(({ part }) => part === 'tickets') && <TicketsRow cart={cart} tried={tried} />}
    </>
  );
}
