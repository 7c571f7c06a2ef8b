import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { textLimit } from '@zanga/domain/accounts/profile';
import { isId } from '@zanga/domain/ids';
import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { TagIcon, WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { changeLiveCart } from '../cart/live-cart.ts';
import { CouponPickerButton } from './coupon-picker-button.tsx';
import { fieldTexts as t } from './picker-texts.ts';

type CouponFieldProps = {
  readonly cart: Pick<Cart, 'coupon' | 'coupon_code' | 'coupon_title' | 'issues' | 'version'>;
  /** The field stands in the cart's sheet, not at the checkout. */
  readonly inSheet?: boolean;
};

const setCoupon = (coupon: string | null) => changeLiveCart({ coupon, coupon_choice: null });

type KeptProps = { readonly look: string; readonly icon: ReactNode; readonly children: ReactNode };

function Remove() {
  const { busy, run: save } = useAction(() => setCoupon(null));
  return (
    <Button variant="quiet" aria-disabled={busy || undefined} onClick={save}>
      {t.remove}
    </Button>
  );
}

/** The coupon in the cart, valid or refused, with a button to remove it. */
function Kept({ look, icon, children }: KeptProps) {
  return (
    <div className={`flex flex-wrap items-center gap-x-3 rounded-md px-4 py-2 ${look}`}>
      {icon}
      <p role="status" className="flex-1 basis-40">
        {children}
      </p>
      <Remove />
    </div>
  );
}

function Used({ title, discount }: NonNullable<Cart['coupon']>) {
  return (
    <Kept look="bg-basil-wash text-basil-ink" icon={<TagIcon size={22} className="shrink-0" />}>
      <strong className="block">{t.title(title)}</strong>
      {discount > 0 && <span className="text-small">{t.saves(money(discount))}</span>}
    </Kept>
  );
}

type CodeProps = { readonly kept: string; readonly refusal: string | undefined };

/** The typed code, and the result of its last try. */
const useCode = ({ kept, refusal }: CodeProps) => {
  const [code, setCode] = useState(kept);
  const typed = code.trim();
  const { busy, alert, run: save } = useAction(() => setCoupon(typed || null));
  return { code, setCode, busy, alert, send: () => (typed !== kept || refusal === undefined) && save() };
};

/** Field for a code, with the server's answer below. */
export function CodeFields({
  kept,
  refusal,
  code,
  setCode,
  busy,
  alert,
  send,
}: CodeProps & ReturnType<typeof useCode>) {
  const unsaved = code.trim() !== kept;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      data-unsaved={unsaved ? '' : undefined}
      className="flex items-end gap-3"
    >
      <TextField
        className="flex-1"
        label={t.label}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={alert ?? (unsaved ? undefined : refusal)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={textLimit}
      />
      <Button type="submit" variant="outline" className="mt-7.5 self-start" aria-disabled={busy || undefined}>
        {busy ? formTexts.sending : t.apply}
      </Button>
    </form>
  );
}

function CodeForm(props: CodeProps) {
  return <CodeFields {...props} {...useCode(props)} />;
}

/** Coupon of a cart: its saving or refusal, a field for a code, and the person's own coupons. */
export default function CouponField({ cart, inSheet = false }: CouponFieldProps) {
  const { coupon, coupon_code: kept, coupon_title: title, issues } = cart;
  const refusal = issues.find((issue) => issue.code === 'coupon_refused')?.text;
  const own = kept !== null && isId('wcp', kept);
  return (
    <div className="flex flex-col gap-2">
      {coupon && <Used {...coupon} />}
      {!coupon && own && refusal !== undefined && (
        <Kept look="bg-lemon-wash text-lemon-ink" icon={<WarningIcon size={22} className="shrink-0" />}>
          {title !== null && <strong className="block">{t.title(title)}</strong>}
          <span className="text-small">{refusal}</span>
        </Kept>
      )}
      {!coupon && (
        <CodeForm
          key={own ? '' : (kept ?? '')}
          kept={own ? '' : (kept ?? '')}
          refusal={own ? undefined : refusal}
        />
      )}
      <div className="flex flex-wrap">
        <CouponPickerButton cart={cart} inSheet={inSheet} />
        {!coupon && !own && refusal !== undefined && <Remove />}
      </div>
    </div>
  );
}
