import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { PrimeIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { ClockIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { say } from '../../../base/page/say.ts';
import { useMember } from '../../../base/session/membership.ts';
import { QuantityStepper } from '../../../parts/cart/quantity-stepper.tsx';
import { catalogueTexts } from '../../../parts/catalogue/catalogue-texts.ts';
import { categoryLink } from '../../../parts/catalogue/category-link.ts';
import { cannotBeMade } from '../../../parts/dish/choices.ts';
import { productTexts as t } from '../product-texts.ts';
import { useAnnouncement } from '../use-announcement.ts';
import type { Composer } from './composer.ts';
import { draftPrice, piecesAllowed } from './draft.ts';

type OrderBarProps = {
  readonly product: ProductDetail;
  readonly composer: Composer;
  /** Called once the line is in the cart. */
  readonly onAdded?: () => void;
};

/** Reason why the product cannot be ordered now; undefined when it can. */
const refusalOf = ({ availability: { state, label } }: ProductDetail, { dish }: Composer) => {
  if (state !== 'available') return label ?? catalogueTexts.unavailable[state];
  return cannotBeMade(dish.groups) ? t.cannotBeMade : undefined;
};

/** Quantity and the button into the cart; or the reason why not, with a way on. */
export function OrderBar({ product, composer, onAdded }: OrderBarProps) {
  const { name, rootCategory } = product;
  const { dish, draft } = composer;
  const { total, own } = draftPrice(dish, draft, useMember());
  const announcement = useAnnouncement(t.totalNow(money(total)));
  const refusal = refusalOf(product, composer);
  if (refusal)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex items-center gap-2 font-semibold">
          <ClockIcon className="shrink-0 text-lemon-ink" />
          {refusal}
        </p>
        <Link {...categoryLink(rootCategory.slug)} className={buttonStyle({ variant: 'outline' })}>
          {t.seeCategory(rootCategory.name)}
        </Link>
      </div>
    );

  const add = () => {
    if (!composer.add()) return;
    // The cart's bar and badge show it.
    say(composer.line ? t.saved(name) : t.added(name, draft.qty));
    onAdded?.();
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <QuantityStepper
        name={name}
        qty={draft.qty}
        least={1}
        most={piecesAllowed(product)}
        onChange={composer.setQty}
      />
      <Button
        size="large"
        className={classNames('min-w-0 flex-1 justify-between px-5', composer.line && 'basis-64')}
        onClick={add}
      >
        <span className="whitespace-nowrap">{composer.line ? t.save : t.add}</span>
        <span className="flex items-center gap-1.5 whitespace-nowrap font-display tabular-nums">
          {own && <PrimeIcon size={18} className="shrink-0" />}
          {money(total)}
        </span>
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
