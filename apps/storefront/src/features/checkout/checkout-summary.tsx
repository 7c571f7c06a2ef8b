import { money } from '@zanga/browser/format.ts';
import type { Cart, CartDelivery } from '@zanga/contract/ordering/carts';
import { InfoIcon, PrimeIcon, WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useNames } from '../../base/api/names.ts';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { AmountsList } from '../../parts/ordering/amounts-list.tsx';
import { hasDelivery } from '../../parts/ordering/has-delivery.ts';
import { OrderedLine } from '../../parts/ordering/ordered-line.tsx';
import { checkoutTexts } from './checkout-texts.ts';
import { notices } from './obstacles.ts';

const t = checkoutTexts.summary;

function LineIssue({ text }: { readonly text: string }) {
  return (
    <p className="flex items-start gap-1.5 pt-1 font-medium text-small text-alarm-ink">
      <WarningIcon size={18} className="mt-px shrink-0" />
      {text}
    </p>
  );
}

function Notices({ cart }: { readonly cart: Cart }) {
  const told = notices(cart).filter(({ item }) => item === null);
  const words = [...told.map(({ text }) => text), ...cart.changes];
  if (words.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-md bg-lemon-wash p-4 text-lemon-ink text-small">
      {words.map((text) => (
        <li key={text} className="flex items-start gap-2">
          <InfoIcon size={18} className="mt-px shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** A delivery has a price once its address is known. */
const hasPrice = ({ mode, address }: CartDelivery) => mode !== 'delivery' || address !== null;

/** Lines of the order and the way to its total. */
export function CheckoutSummary({ cart }: { readonly cart: Cart }) {
  const names = useNames();
  return (
    <section
      id="summary"
      aria-labelledby="summary-title"
      tabIndex={-1}
      className="scroll-mt-(--header-height) rounded-lg bg-surface p-4 shadow-card outline-none md:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h2 id="summary-title" className="text-h3">
          {t.title}
        </h2>
        <OverlayLink
          name="carrello"
          className="inline-flex min-h-11 items-center font-semibold text-small text-tomato-ink underline underline-offset-4"
        >
          {t.edit}
        </OverlayLink>
      </div>
      <Notices cart={cart} />
      <ul className="py-2">
        {cart.items.map((item) => (
          <OrderedLine key={item.id} item={item}>
            {cart.issues
              .filter((issue) => issue.item === item.id)
              .map(({ code, text }) => (
                <LineIssue key={code} text={text} />
              ))}
          </OrderedLine>
        ))}
      </ul>
      <AmountsList
        amounts={cart}
        total={cart.total_price}
        vat={cart.vat}
        brought={hasDelivery(cart.deliveries.filter(hasPrice))}
        couponTitle={cart.coupon?.title}
      />
      {cart.prime_saving > 0 && (
        <p className="flex items-center gap-2 rounded-md bg-majolica-wash px-4 py-3 font-semibold text-majolica-ink text-small">
          <PrimeIcon size={22} className="shrink-0" />
          {t.prime(names, money(cart.prime_saving))}
        </p>
      )}
    </section>
  );
}
