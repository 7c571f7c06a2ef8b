import type { Cart } from '@zanga/contract/carts';
import { textLimit } from '@zanga/domain/accounts/profile';
import { isId } from '@zanga/domain/ids';
import { Button } from '@zanga/ui/button.tsx';
import { TagIcon } from '@zanga/ui/panel-icons.tsx';
import { TextField } from '@zanga/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { wishCart } from '../../shared/cart-follow.ts';
import { CouponPickerButton } from '../../shared/coupons/coupon-picker-button.tsx';
import { money } from '../../shared/format.ts';
import { texts } from '../../shared/texts.ts';
import { cartTexts as t } from './cart-texts.ts';

type CartCouponProps = Pick<Cart, 'coupon' | 'coupon_code' | 'issues' | 'version'>;

/** What was typed; a coupon from the wallet has a name of its own, which nobody typed. */
const typedIn = (kept: string | null) => (kept === null || isId('wcp', kept) ? '' : kept);

/** A code that makes it cost less, or why it does not. */
export function CartCoupon({ coupon, coupon_code: kept, issues, version }: CartCouponProps) {
  const [code, setCode] = useState(typedIn(kept));
  const [problem, setProblem] = useState('');
  const refusal = issues.find((issue) => issue.code === 'coupon_refused')?.text;
  const apply = (next: string | null) => {
    setProblem('');
    wishCart({ coupon: next, coupon_choice: null }).catch(() => setProblem(texts.unexpected));
  };
  const remove = () => {
    setCode('');
    apply(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(code.trim() || null);
  };
  if (coupon)
    return (
      <div className="flex flex-wrap items-center gap-3 border-line border-b py-3">
        <TagIcon size={22} className="shrink-0 text-basil-ink" />
        <p role="status" className="flex-1 basis-40">
          <strong className="block">{t.coupon(coupon.title)}</strong>
          <span className="text-small">{t.couponSaves(money(coupon.discount))}</span>
        </p>
        <Button variant="quiet" onClick={remove}>
          {t.couponRemove}
        </Button>
        <CouponPickerButton cart={{ coupon, version }} />
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="border-line border-b py-4">
      <div className="flex items-end gap-3">
        <TextField
          label={t.couponLabel}
          value={code}
          maxLength={textLimit}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={problem || (code.trim() === typedIn(kept) ? refusal : undefined)}
          onChange={({ target }) => setCode(target.value)}
          className="flex-1"
        />
        <Button type="submit" variant="outline" className="self-start mt-7.5">
          {t.couponApply}
        </Button>
      </div>
      <CouponPickerButton cart={{ coupon, version }} />
      {kept !== null && (
        <Button variant="quiet" className="-ms-5" onClick={remove}>
          {t.couponRemove}
        </Button>
      )}
    </form>
  );
}
