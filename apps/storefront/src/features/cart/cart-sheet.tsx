import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { IconPlate } from '@zanga/ui/icons/icon-plate.tsx';
import { BagIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Sheet } from '@zanga/ui/overlays/sheet.tsx';
import { useCameByAddress, useDrawn } from '../../base/loading/came-by-address.ts';
import { useTellDrawn } from '../../base/navigation/drawn-overlays.ts';
import { useOverlay } from '../../base/navigation/overlay.ts';
import { invitingTexts } from '../../base/texts/inviting-texts.ts';
import { texts } from '../../base/texts/texts.ts';
import { type CartState, useCart } from '../../parts/cart/cart-state.ts';
import CouponField from '../../parts/coupons/coupon-field.tsx';
import CartCompanions from '../../parts/together/cart-companions.tsx';
import { CartFooter } from './cart-footer.tsx';
import { CartGift } from './cart-gift.tsx';
import { CartLines, useRemoved } from './cart-lines.tsx';
import { CartAway, CartNews } from './cart-notices.tsx';
import { CartProgress } from './cart-progress.tsx';
import { blockedRows, type CartRow, rowsOf } from './cart-rows.ts';
import { cartTexts as t } from './cart-texts.ts';
import { CartTotals } from './cart-totals.tsx';
import { ComingCart, ComingRest } from './coming-cart.tsx';
import { useComing, useImpatient, useOpenedEarly } from './use-coming.ts';

type EmptyCartProps = { readonly away: boolean; readonly tall: boolean };

function EmptyCart({ away, tall }: EmptyCartProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-4 px-6 pb-10 text-center',
        tall ? 'pt-[14dvh]' : 'pt-4',
      )}
    >
      <IconPlate icon={BagIcon} />
      <p className="font-display font-semibold text-h3">{t.empty}</p>
      <p className="max-w-sm text-ink-soft">{away ? t.awayEmpty : t.emptyBody}</p>
      <Link to="/home" hash="menu" className={buttonStyle()}>
        {invitingTexts.browseMenu}
      </Link>
    </div>
  );
}

type FullCartProps = {
  readonly cart: CartState;
  readonly rows: readonly CartRow[];
  readonly removed: ReturnType<typeof useRemoved>;
};

function FullCart({ cart, rows, removed }: FullCartProps) {
  const { live } = cart;
  return (
    <div className="flex flex-col gap-3 px-5 pb-4">
      <CartAway {...cart} />
      <CartNews {...cart} />
      <CartLines rows={rows} removed={removed} />
      {!live && cart.state !== 'away' && <ComingRest />}
      {live && rows.length > 0 && (
        <>
          {/* Until the server knows the first dish, it has no companions to suggest. */}
          <CartCompanions key={live.items.length > 0 ? 'some' : 'none'} cart={live}>
            {(lead) => <CartProgress {...live} onLead={lead} />}
          </CartCompanions>
          <div className="border-line border-t">
            <CartGift gift={live.gift} />
            <div className="border-line border-b py-4">
              <CouponField cart={live} inSheet />
            </div>
          </div>
          <CartTotals cart={live} />
        </>
      )}
    </div>
  );
}

/** The cart, with the server's prices. */
export function CartSheet() {
  const { value, close } = useOverlay('carrello');
  const cart = useCart();
  const removed = useRemoved();
  const open = value === '1';
  const { come, known } = useComing(cart, open);
  const waits = useCameByAddress('carrello') && !known;
  const shown = useDrawn(open, !useImpatient(open && waits) && waits);
  useTellDrawn('carrello', shown);
  const tall = useOpenedEarly(shown, come);
  // Removed lines can be restored until the cart closes.
  if (!open && removed[0].length > 0) removed[1]([]);
  const rows = rowsOf(cart.items, cart.live);
  const full = rows.length > 0 || removed[0].length > 0;
  const settled = cart.unsent.length === 0 && rows.every((row) => row.settled);
  return (
    <Sheet
      open={shown}
      onClose={close}
      title={t.title}
      showTitle
      closeLabel={texts.close}
      tall={tall}
      footer={
        rows.length > 0 && (
          <CartFooter
            cart={cart.live}
            settled={settled}
            blocked={blockedRows(rows).length > 0}
            onGoOn={close}
          />
        )
      }
    >
      {full && <FullCart cart={cart} rows={rows} removed={removed} />}
      {!full && !known && <ComingCart />}
      {!full && known && <EmptyCart away={cart.state === 'away'} tall={tall} />}
    </Sheet>
  );
}
