import { Link, useNavigate } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { money } from '@zanga/browser/format.ts';
import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useState } from 'react';
import { useMay } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { AddCoupon } from './add-coupon.tsx';
import { CodeLink } from './code-link.tsx';
import { CouponEditor } from './coupon-editor.tsx';
import { useEdited } from './coupons-queries.ts';
import { couponsTexts, phaseNames } from './coupons-texts.ts';
import { GiftDialog } from './gift-dialog.tsx';
import { GroupGifts } from './gifts/group-gifts.tsx';
import { StopButton } from './stop-button.tsx';

const t = couponsTexts.coupon;

const stateOf = ({ phase, stopped, uses, held, codes }: EditedCoupon) => {
  if (phase !== 'stopped') return phaseNames[phase];
  if (stopped === 'new') return couponsTexts.stop.forNew;
  return uses + held + codes === 0 ? couponsTexts.stop.never : couponsTexts.stop.forAll;
};

function Come({ coupon }: { readonly coupon: EditedCoupon }) {
  const figures = [
    [t.come.uses, t.times(coupon.uses)],
    [t.come.saved, money(coupon.saved)],
    [t.come.held, t.heldBy(coupon.held)],
    [t.come.codes, t.heldBy(coupon.codes)],
  ] as const;
  return (
    <dl className="grid max-w-5xl grid-cols-2 gap-3 px-4 pt-4 sm:grid-cols-4 md:px-6">
      {figures.map(([name, value]) => (
        <div key={name} className="rounded-md border border-line bg-surface p-3">
          <dt className="text-caption text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Dialog = 'copy' | 'gift';

/** A coupon: form and results. */
export function CouponPage({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const query = useEdited(id);
  const { data, error } = query;
  const mayEdit = useMay('coupons.edit');
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const open = (coupon: string) => void navigate({ to: '/coupon/$coupon', params: { coupon } });
  return (
    <div className="min-h-0 flex-1">
      <PageHeader
        title={data?.form.title ?? (error ? errorText(error) : couponsTexts.title)}
        line={data && stateOf(data)}
      >
        <Link to="/coupon" className={deskButtonStyle()}>
          {t.back}
        </Link>
        <Link to="/coupon/$coupon/usi" params={{ coupon: id }} className={deskButtonStyle()}>
          {t.uses}
        </Link>
        {data && mayEdit && (
          <>
            <Link to="/coupon/$coupon/codici" params={{ coupon: id }} className={deskButtonStyle()}>
              {t.codes}
            </Link>
            <button type="button" className={deskButtonStyle()} onClick={() => setDialog('copy')}>
              {t.duplicate}
            </button>
            {data.phase !== 'ended' && (
              <button type="button" className={deskButtonStyle()} onClick={() => setDialog('gift')}>
                {t.give}
              </button>
            )}
            {data.phase !== 'ended' && <StopButton coupon={data} />}
          </>
        )}
      </PageHeader>
      <Loaded query={query}>
        {(seen) => (
          <>
            <Come coupon={seen} />
            {mayEdit && <CodeLink coupon={seen} />}
            <GroupGifts coupon={seen.id} />
            <CouponEditor key={seen.id} coupon={seen} mayEdit={mayEdit} />
          </>
        )}
      </Loaded>
      {data && dialog === 'copy' && (
        <AddCoupon copyOf={{ id, title: data.form.title }} onClose={close} onAdded={open} />
      )}
      {dialog === 'gift' && <GiftDialog coupon={id} onClose={close} />}
    </div>
  );
}
