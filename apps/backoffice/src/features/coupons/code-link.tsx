import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { AddressCode } from '../../parts/address-code/address-code.tsx';
import { couponsTexts } from './coupons-texts.ts';

const t = couponsTexts.coupon.link;

/** Link that opens the shop with the coupon, to copy or print; nothing without a code. */
export function CodeLink({ coupon: { form } }: { readonly coupon: EditedCoupon }) {
  const { code } = form;
  if (code === null) return null;
  const address = `${location.origin}/c/${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ text: t.copied });
    } catch {
      toast({ text: t.notCopied, tone: 'problem' });
    }
  };
  return (
    <section aria-label={t.title} className="max-w-5xl px-4 pt-4 md:px-6">
      <div className="flex flex-wrap items-center gap-4 rounded-md border border-line bg-surface p-3">
        <div className="size-28 shrink-0 rounded-sm bg-[#ffffff] p-1.5 [&_svg]:size-full">
          <AddressCode address={address} label={t.qr(code)} />
        </div>
        <div className="flex min-w-56 flex-1 flex-col gap-2">
          <p className="text-caption text-ink-soft">{t.line}</p>
          <TextField label={t.address} readOnly value={address} onFocus={(event) => event.target.select()} />
          <div>
            <button type="button" className={deskButtonStyle()} onClick={() => void copy()}>
              {t.copy}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
