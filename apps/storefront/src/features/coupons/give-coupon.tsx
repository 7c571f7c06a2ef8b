import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { CouponShare } from '@zanga/contract/ordering/coupons';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { untilMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { ShareIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { shareDoors, shareLink } from '../../base/device/share.ts';
import { giveTexts as t } from './coupons-texts.ts';

type GiveCouponProps = {
  readonly coupon: string;
  readonly title: string;
  /** A link is on its way already. */
  readonly shared: boolean;
  readonly onChanged: () => void;
};

const pass = async ({ url, text }: CouponShare, title: string) => {
  const outcome = await shareLink(shareDoors(), { title, text, url });
  if (outcome === 'copied') toast({ text: t.copied });
  if (outcome === 'failed') toast({ text: t.notCopied(url), tone: 'problem' });
};

/** Gives it away: first a link is made, then it is sent, so that the device's own sheet opens at the very press. */
export function GiveCoupon({ coupon, title, shared, onChanged }: GiveCouponProps) {
  const service = useService();
  const call = { params: { coupon } };
  const [share, setShare] = useState<CouponShare>();
  const making = useAction(async () => {
    setShare(await service.api('POST /api/customer/active/coupons/:coupon/share', call));
    onChanged();
  });
  const takingBack = useAction(async () => {
    await service.api('DELETE /api/customer/active/coupons/:coupon/share', call);
    setShare(undefined);
    toast({ text: t.takenBack });
    onChanged();
  });
  return (
    <section aria-labelledby="give" className="flex flex-col items-start gap-3">
      <h2 id="give" className="text-h4">
        {t.title}
      </h2>
      <p className="text-ink-soft">{t.line}</p>
      <FormAlert text={making.alert ?? takingBack.alert} />
      {share && (
        <div role="status" className="w-full min-w-0">
          <p className="truncate rounded-sm bg-sunken px-4 py-3 text-small" title={t.address}>
            {share.url}
          </p>
          <p className="pt-2 text-small">{t.until(untilMoment(new Date(share.expires_at), serviceNow()))}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {share ? (
          <Button onClick={() => void pass(share, title)}>
            <ShareIcon size={20} />
            {t.send}
          </Button>
        ) : (
          <Button variant="outline" aria-disabled={making.busy || undefined} onClick={making.run}>
            {making.busy ? formTexts.sending : t.make}
          </Button>
        )}
        {(share || shared) && (
          <Button variant="quiet" aria-disabled={takingBack.busy || undefined} onClick={takingBack.run}>
            {t.takeBack}
          </Button>
        )}
      </div>
    </section>
  );
}
