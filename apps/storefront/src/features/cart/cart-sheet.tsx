import { Link } from '@tanstack/react-router';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { BagIcon, ClockIcon } from '@zanga/ui/icons.tsx';
import { Sheet } from '@zanga/ui/sheet.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { money } from '../../shared/format.ts';
import { useOverlay } from '../../shared/overlay.ts';
import { places } from '../../shared/places.ts';
import { texts } from '../../shared/texts.ts';
import { CartLine } from './cart-line.tsx';
import { cartTexts as t } from './cart-texts.ts';
import { usePricedCart } from './use-priced-cart.ts';

type Total = ReturnType<typeof usePricedCart>['total'];

/** What it would come to; ordering itself is not open yet, and says so. */
function Footer({ total, onGoOn }: { readonly total: Total; readonly onGoOn: () => void }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{t.total}</span>
        <span role="status" className="font-display font-semibold text-h3 tabular-nums">
          {total === undefined ? <Skeleton className="h-7 w-20" /> : money(total)}
        </span>
      </p>
      <p className="text-caption text-ink-soft">{t.totalNote}</p>
      <div className="flex gap-3 rounded-md bg-lemon-wash px-4 py-3 text-lemon-ink">
        <ClockIcon className="shrink-0" />
        <p className="text-small">
          <strong className="block text-body">{t.soon}</strong>
          {t.soonBody}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={places.contacts} className={buttonStyle({}, 'flex-1 whitespace-nowrap')}>
          {t.shops}
        </Link>
        <Button variant="outline" className="flex-1 whitespace-nowrap" onClick={onGoOn}>
          {t.goOn}
        </Button>
      </div>
    </div>
  );
}

function EmptyCart() {
  return (
    <div className="flex flex-col items-center gap-4 px-6 pt-4 pb-10 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-tomato-wash text-tomato-ink">
        <BagIcon size={36} />
      </span>
      <p className="font-display font-semibold text-h3">{t.empty}</p>
      <p className="max-w-sm text-ink-soft">{t.emptyBody}</p>
      <Link to="/home" hash="menu" className={buttonStyle()}>
        {texts.browseMenu}
      </Link>
    </div>
  );
}

/** What somebody means to order. */
export function CartSheet() {
  const { value, close } = useOverlay('carrello');
  const { lines, total } = usePricedCart();
  const full = lines.length > 0;
  return (
    <Sheet
      open={value === '1'}
      onClose={close}
      title={t.title}
      showTitle
      closeLabel={texts.close}
      footer={full && <Footer total={total} onGoOn={close} />}
    >
      {full ? (
        <ul className="px-5 pb-4">
          {lines.map((priced) => (
            <CartLine key={priced.key} priced={priced} />
          ))}
        </ul>
      ) : (
        <EmptyCart />
      )}
    </Sheet>
  );
}
