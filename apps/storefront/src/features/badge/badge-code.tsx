import { errorText } from '@zanga/browser/form/error-text.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useEffect } from 'react';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { CodeDigits } from '../../parts/qr/code-digits.tsx';
import { QrPicture } from '../../parts/qr/qr-picture.tsx';
import { TimeLeft } from '../../parts/qr/time-left.tsx';
import { useCountdown } from '../../parts/qr/use-countdown.ts';
import { useWakeLock } from '../../parts/qr/use-wake-lock.ts';
import { type ShownBadge, useBadge } from './badge-queries.ts';
import { badgeTexts as t } from './badge-texts.ts';

function Code({ shown, onOver }: { readonly shown: ShownBadge; readonly onOver: () => void }) {
  const left = useCountdown(shown.seconds, shown.receivedAt);
  const over = left === 0;
  useWakeLock(true);
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <div>
        <p className="font-bold font-display text-h2 leading-tight">
          {shown.firstname} {shown.lastname}
        </p>
        <p className="text-ink-soft">{shown.shop ?? t.everywhere}</p>
      </div>
      <QrPicture text={shown.qrcode} label={t.label} />
      <CodeDigits label={t.digits} digits={shown.code} />
      <TimeLeft left={left} lifetime={shown.seconds} words={over ? t.renewing : t.left(left)} />
      <p className="text-ink-soft text-small">{t.how}</p>
    </div>
  );
}

/** The badge of this minute, and the next one when the minute is over (RTE-12). */
export function BadgeCode() {
  const { data, error, refetch } = useBadge();
  if (data)
    return (
      <>
        {error && <FormAlert text={errorText(error)} className="pb-4" />}
        <Code key={data.qrcode} shown={data} onOver={() => void refetch()} />
      </>
    );
  if (error) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="mx-auto size-64" />;
}
