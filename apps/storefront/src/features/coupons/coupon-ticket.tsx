import type { CouponTerms } from '@zanga/contract/ordering/coupons';
import { classNames } from '@zanga/ui/class-names.ts';
import type { ReactNode } from 'react';
import { shortWorth } from '../../parts/coupons/short-worth.ts';

type CouponTicketProps = {
  readonly terms: Pick<CouponTerms, 'kind' | 'worth' | 'free_products'>;
  /** The coupon can be used now. */
  readonly ready: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Perforation of the ticket: two bites out of the paper, and dots between them. */
const perforation = classNames(
  'relative w-0 shrink-0 border-s-2 border-line border-dashed',
  'before:absolute before:-start-2.5 before:-top-2.5 before:size-5 before:rounded-full before:bg-canvas',
  'after:absolute after:-start-2.5 after:-bottom-2.5 after:size-5 after:rounded-full after:bg-canvas',
);

/** A coupon as paper shows it: what it is worth on the stub, the rest beside it. */
export function CouponTicket({ terms, ready, className, children }: CouponTicketProps) {
  return (
    <div className={classNames('flex overflow-hidden rounded-lg bg-surface shadow-card', className)}>
      <p
        className={classNames(
          'grid w-28 shrink-0 place-items-center p-3 text-center font-bold font-display text-h4 text-balance md:w-44 md:text-h3',
          ready ? 'bg-lemon text-on-lemon' : 'bg-sunken text-ink-soft',
        )}
      >
        {shortWorth(terms)}
      </p>
      <span aria-hidden="true" className={perforation} />
      <div className="min-w-0 flex-1 p-4 md:p-5">{children}</div>
    </div>
  );
}
