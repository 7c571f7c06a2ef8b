import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { CouponForCart } from '@zanga/contract/ordering/coupons';
import { Badge } from '@zanga/ui/badge.tsx';
import { Button } from '@zanga/ui/button.tsx';
import { useState } from 'react';
import type { OverlayParams } from '../../base/navigation/search-params.ts';
import { pickerTexts as t } from './picker-texts.ts';
import { shortWorth } from './short-worth.ts';

export type CouponPick = { readonly coupon: string; readonly choice: string | null };

type PickedCouponProps = {
  readonly coupon: CouponForCart;
  /** The cart uses this coupon now. */
  readonly using: boolean;
  /** Id of the chosen free product. */
  readonly chosen: string | null;
  readonly busy: boolean;
  readonly onPick: (picked: CouponPick) => void;
};

type ChoiceProps = {
  readonly coupon: CouponForCart;
  readonly choice: string | null;
  readonly onChoose: (choice: string) => void;
};

/** Choice of the free product among several in the cart. */
function Choice({ coupon, choice, onChoose }: ChoiceProps) {
  const offered = coupon.free_products.filter(({ id }) => coupon.in_cart.includes(id));
  if (offered.length < 2) return null;
  return (
    <fieldset className="pt-2">
      <legend className="pb-1 font-semibold text-small">{t.choice}</legend>
      {offered.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={`free-${coupon.id}`}
            checked={choice === id}
            onChange={() => onChoose(id)}
            className="size-5 shrink-0 accent-tomato"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Links to the products that the coupon would make free; a product's sheet replaces the list. */
function Addable({ coupon }: Pick<PickedCouponProps, 'coupon'>) {
  if (coupon.in_cart.length > 0 || coupon.free_products.length === 0) return null;
  return (
    <p className="pt-2 text-small">
      {t.addOne}
      {coupon.free_products.map(({ id, slug, name }) => (
        <Link
          key={id}
          to="."
          search={({ coupon: _, ...search }: OverlayParams) => ({ ...search, prodotto: slug })}
          state={{ overlay: 'prodotto' }}
          replace
          resetScroll={false}
          preload={false}
          className="ms-2 inline-flex min-h-11 items-center font-semibold text-tomato-ink underline"
        >
          {name}
        </Link>
      ))}
    </p>
  );
}

/** A coupon and its effect on this cart, or the reason for none. */
export function PickedCoupon({ coupon, using, chosen, busy, onPick }: PickedCouponProps) {
  const [choice, setChoice] = useState(chosen ?? coupon.in_cart[0] ?? null);
  const { id, title, usable, why_not: whyNot, saving, total } = coupon;
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-h4">{title}</h3>
        <Badge tone={usable ? 'lemon' : 'neutral'}>{shortWorth(coupon)}</Badge>
      </div>
      <p className={usable ? 'font-semibold text-basil-ink' : 'text-ink-soft'}>
        {usable ? t.save(money(saving), money(total)) : whyNot}
      </p>
      {usable ? <Choice coupon={coupon} choice={choice} onChoose={setChoice} /> : <Addable coupon={coupon} />}
      {usable && (
        <div className="pt-3">
          {using && choice === chosen ? (
            <p role="status" className="font-semibold text-basil-ink">
              {t.using}
            </p>
          ) : (
            <Button
              variant="outline"
              aria-label={t.takeNamed(title)}
              aria-disabled={busy || undefined}
              onClick={() => onPick({ coupon: id, choice: coupon.free_products.length > 0 ? choice : null })}
            >
              {t.take}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
