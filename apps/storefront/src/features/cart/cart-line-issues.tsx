import { Button } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { changeLiveCart } from '../../parts/cart/live-cart.ts';
import type { CartRow } from './cart-rows.ts';
import { cartTexts as t } from './cart-texts.ts';

type CartLineIssuesProps = { readonly row: CartRow; readonly name: string };

/** Issues of a line; a changed price stays announced until it is confirmed as read. */
export function CartLineIssues({ row: { issues, priced }, name }: CartLineIssuesProps) {
  const read = (button: HTMLElement) => {
    // The button disappears with its issue; the focus moves to the line for keyboard users.
    button.closest('li')?.querySelector('h3')?.focus();
    if (priced) changeLiveCart({ seen: { [priced.id]: priced.product.total_price } }).catch(() => undefined); // The issue stays and is told again.
  };
  return issues.map(({ code, text, blocking }) => (
    <div
      key={code}
      className={classNames(
        'my-1 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-3 py-2 font-medium text-small',
        blocking ? 'bg-alarm-wash text-alarm-ink' : 'bg-lemon-wash text-lemon-ink',
      )}
    >
      <WarningIcon size={20} className="shrink-0" />
      <p className="flex-1 basis-40">{text}</p>
      {code === 'price_changed' && (
        <Button
          variant="inverse"
          aria-label={t.seenNamed(name)}
          onClick={({ currentTarget }) => read(currentTarget)}
        >
          {t.seen}
        </Button>
      )}
    </div>
  ));
}
