import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { toast } from '@zanga/ui/toast-queue.ts';
import { mostPieces, setPieces } from '../../shared/cart-changes.ts';
import { ThingPicture } from '../../shared/catalogue/thing-picture.tsx';
import { money } from '../../shared/format.ts';
import { QuantityStepper } from '../../shared/quantity-stepper.tsx';
import { cartTexts as t } from './cart-texts.ts';
import type { PricedLine } from './priced-cart.ts';

/** One line: what it is, how it was wanted, how many, and what that would cost. */
export function CartLine({ priced }: { readonly priced: PricedLine }) {
  const { key, line, product, choices, total, problem } = priced;
  const name = product?.name ?? line.product;
  const change = (qty: number) => {
    setPieces(key, qty);
    if (qty === 0) toast({ text: t.removed(name) });
  };
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-line border-b py-4 last:border-b-0">
      {product ? (
        <ThingPicture
          images={product.images}
          widths={[96, 160, 240]}
          sizes="4.5rem"
          decorative
          className="aspect-square w-full rounded-sm"
        />
      ) : (
        <Skeleton className="aspect-square w-full" />
      )}
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-display font-semibold text-h4">{name}</p>
        {choices.length > 0 && <p className="text-ink-soft text-small">{choices.join(', ')}</p>}
        {line.notes && <p className="text-ink-soft text-small italic">{t.notes(line.notes)}</p>}
        {problem && <p className="font-semibold text-small text-tomato-ink">{problem}</p>}
        <div className="flex items-center justify-between gap-3 pt-1">
          <QuantityStepper name={name} qty={line.qty} least={0} most={mostPieces} onChange={change} />
          {total !== undefined && (
            <span className="font-display font-semibold text-h4 tabular-nums">{money(total)}</span>
          )}
          {total === undefined && !problem && <Skeleton className="h-6 w-16" />}
        </div>
      </div>
    </li>
  );
}
