import type { ShownCode } from '@zanga/contract/redemptions';
import { Button } from '@zanga/ui/button.tsx';
import { QrPicture } from '../../shared/qr/qr-picture.tsx';
import { useAwake } from '../../shared/qr/use-awake.ts';
import { useCountdown } from '../../shared/qr/use-countdown.ts';
import { codeTexts as t } from './coupons-texts.ts';

type CouponCodeProps = {
  readonly shown: ShownCode;
  readonly receivedAt: number;
  readonly onAgain: () => void;
};

/** The code for the till, for as long as the server lets it live. */
export function CouponCode({ shown, receivedAt, onAgain }: CouponCodeProps) {
  const left = useCountdown(shown.seconds, receivedAt);
  useAwake(left > 0);
  if (left === 0)
    return (
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <p role="alert" className="text-lead">
          {t.over}
        </p>
        <Button onClick={onAgain}>{t.again}</Button>
      </div>
    );
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <p>{t.how}</p>
      <QrPicture text={shown.qrcode} label={t.label} />
      <p className="text-small">
        {t.digits}: <strong className="font-display text-h4 tabular-nums">{shown.code}</strong>
      </p>
      <p aria-hidden="true" className="font-display font-semibold text-h3 tabular-nums">
        {t.left(left)}
      </p>
      <p role="status" className="sr-only">
        {left % 15 === 0 ? t.left(left) : ''}
      </p>
    </div>
  );
}
