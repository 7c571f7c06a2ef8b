import { counted } from '@zanga/browser/format.ts';
import { BagIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { usePieces } from '../../parts/cart/cart-count.ts';

type CartLinkProps = { readonly label: string; readonly className: string };

/** Opens the cart, with the number of pieces. */
export function CartLink({ label, className }: CartLinkProps) {
  const pieces = usePieces();
  return (
    <OverlayLink name="carrello" className={className}>
      <span className="relative">
        <BagIcon />
        {pieces > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-2.5 -top-2 grid h-5 min-w-5 place-items-center rounded-full bg-tomato px-1 font-bold text-[0.6875rem] text-on-tomato tabular-nums"
          >
            {pieces}
          </span>
        )}
      </span>
      <span aria-hidden="true" className="max-lg:hidden">
        {label}
      </span>
      <span className="sr-only">
        {label}
        {pieces > 0 && `, ${counted(pieces, 'pezzo', 'pezzi')}`}
      </span>
    </OverlayLink>
  );
}
