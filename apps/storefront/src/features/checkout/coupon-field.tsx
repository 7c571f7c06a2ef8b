import type { Cart } from '@zanga/contract/carts';
import { Button } from '@zanga/ui/button.tsx';
import { TagIcon } from '@zanga/ui/panel-icons.tsx';
import { TextField } from '@zanga/ui/text-field.tsx';
import { type SyntheticEvent, useState } from 'react';
import { wishCart } from '../../shared/cart-follow.ts';
import { CouponPickerButton } from '../../shared/coupons/coupon-picker-button.tsx';
import { formTexts } from '../../shared/form/form-texts.ts';
import { useSaving } from '../../shared/form/use-saving.ts';
import { money } from '../../shared/format.ts';
import { checkoutTexts } from './checkout-texts.ts';

const t = checkoutTexts.coupon;

type CouponFieldProps = { readonly cart: Cart };

function Applied({ cart }: CouponFieldProps) {
  const { busy, save } = useSaving(() => wishCart({ coupon: null, coupon_choice: null }));
  if (!cart.coupon) return null;
  const { title, discount } = cart.coupon;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-basil-wash px-4 py-2 text-basil-ink">
      <TagIcon className="shrink-0" />
      <p role="status" className="flex-1 font-semibold">
        {discount > 0 ? t.applied(title, money(discount)) : t.appliedFree(title)}
      </p>
      <Button variant="quiet" aria-disabled={busy || undefined} onClick={save}>
        {t.remove}
      </Button>
    </div>
  );
}

/** A code to type; what the shop says of it stands under the field. */
export function CouponField({ cart }: CouponFieldProps) {
  const [code, setCode] = useState('');
  const { busy, alert, save } = useSaving(() => wishCart({ coupon: code.trim(), coupon_choice: null }));
  const refusal = cart.issues.find((issue) => issue.code === 'coupon_refused');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() !== '') save();
  };
  if (cart.coupon && !refusal)
    return (
      <div>
        <Applied cart={cart} />
        <CouponPickerButton cart={cart} />
      </div>
    );
  return (
    <div>
      <form noValidate onSubmit={send} className="flex items-end gap-3">
        <TextField
          className="flex-1"
          label={t.label}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={alert ?? refusal?.text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
        <Button type="submit" variant="outline" className="min-h-12" aria-disabled={busy || undefined}>
          {busy ? formTexts.sending : t.apply}
        </Button>
      </form>
      <CouponPickerButton cart={cart} />
    </div>
  );
}
