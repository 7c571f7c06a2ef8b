import { money } from '@zanga/browser/format.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { CataloguePicture } from '../../../base/pictures/catalogue-picture.tsx';
import { AgainButton } from './again-button.tsx';
import { againTexts as t } from './again-texts.ts';
import { useLastOrder } from './use-last-order.ts';

/** Plates that fit beside each other on a phone. */
const shown = 3;

function Plates({ items }: Pick<Order, 'items'>) {
  return (
    <ul aria-hidden="true" className="flex shrink-0 -space-x-5 max-sm:hidden">
      {items.slice(0, shown).map(({ id, product }) => (
        <li key={id}>
          <CataloguePicture
            images={product.images}
            widths={[160, 240]}
            sizes="6rem"
            decorative
            className="size-20 rounded-full border-2 border-lemon-wash object-cover md:size-24"
          />
        </li>
      ))}
    </ul>
  );
}

/** The last order at the top of the home: what it was, and the button that makes it again. */
export default function LastOrder() {
  const order = useLastOrder();
  if (!order) return null;
  const dishes = order.items.map(({ qty, product }) => `${qty} × ${product.name}`).join(', ');
  const [first] = order.items;
  return (
    <section
      aria-labelledby="last-order"
      className="absolute inset-0 z-1 animate-rise overflow-hidden bg-lemon-wash text-lemon-ink"
    >
      <div className="page flex size-full items-center gap-4 md:gap-6">
        <Plates items={order.items} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h2 id="last-order" className="text-h3">
            {t.last}
          </h2>
          <p className="line-clamp-2 text-small md:line-clamp-1">{dishes}</p>
          <p className="pb-2 text-caption">
            {[order.shop_name, t.paid(money(order.total))].filter(Boolean).join(' · ')}
          </p>
          <AgainButton order={order} />
        </div>
        {first && (
          <CataloguePicture
            images={first.product.images}
            widths={[160, 240]}
            sizes="6rem"
            decorative
            className="size-24 shrink-0 rounded-full object-cover sm:hidden"
          />
        )}
      </div>
    </section>
  );
}
