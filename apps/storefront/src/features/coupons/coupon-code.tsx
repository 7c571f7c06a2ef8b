import type { ShownCode } from '@zanga/contract/ordering/redemptions';
import { Button } from '@zanga/ui/button.tsx';
import { CodeDigits } from '../../parts/qr/code-digits.tsx';
import { QrPicture } from '../../parts/qr/qr-picture.tsx';
import { TimeLeft } from '../../parts/qr/time-left.tsx';
import { useCountdown } from '../../parts/qr/use-countdown.ts';
import { useWakeLock } from '../../parts/qr/use-wake-lock.ts';
import { codeTexts as t } from './coupons-texts.ts';

type CouponCodeProps = {
  readonly shown: ShownCode;
  readonly receivedAt: number;
  readonly onAgain: () => void;
};

/** The code for the till, for as long as the server lets it live. */
export function CouponCode({ shown, receivedAt, onAgain }: CouponCodeProps) {
  const left = useCountdown(shown.seconds, receivedAt);
  useWakeLock(left > 0);
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
      <CodeDigits label={t.digits} digits={shown.code} />
      <TimeLeft left={left} lifetime={shown.seconds} words={t.left(left)} />
    </div>
  );
}
