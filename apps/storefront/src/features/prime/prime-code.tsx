import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useNames } from '../../base/api/names.ts';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { CodeDigits } from '../../parts/qr/code-digits.tsx';
import { QrPicture } from '../../parts/qr/qr-picture.tsx';
import { TimeLeft } from '../../parts/qr/time-left.tsx';
import { useCountdown } from '../../parts/qr/use-countdown.ts';
import { useWakeLock } from '../../parts/qr/use-wake-lock.ts';
import { primeTexts as t } from './prime-texts.ts';

type CodeProps = { readonly percent: number };

/** A new code at each opening and each return to the page: an old one has expired. */
const useCode = () => {
  const service = useService();
  return useQuery({
    queryKey: ['prime code'],
    queryFn: async () => {
      const shown = await service.api('GET /api/customer/prime/coupon');
      return { ...shown, receivedAt: performance.now() };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
};

type ShownCode = NonNullable<ReturnType<typeof useCode>['data']>;

function Code({
  shown,
  percent,
  onAgain,
}: CodeProps & { readonly shown: ShownCode; readonly onAgain: () => void }) {
  const names = useNames();
  const left = useCountdown(shown.seconds, shown.receivedAt);
  useWakeLock(left > 0);
  if (left === 0)
    return (
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <p role="alert" className="text-lead">
          {t.codeOver}
        </p>
        <Button onClick={onAgain}>{t.codeAgain}</Button>
      </div>
    );
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <p className="font-semibold text-balance">{t.codeHow(percent)}</p>
      <QrPicture text={shown.qrcode} label={t.codeLabel(names)} />
      <CodeDigits label={t.codeDigits} digits={shown.code} />
      <TimeLeft left={left} lifetime={shown.seconds} words={t.codeLeft(left)} />
    </div>
  );
}

/** The code for the till, with its countdown (PRM-3, PRM-8, PRM-9). */
export function PrimeCode({ percent }: CodeProps) {
  const { data, error, refetch } = useCode();
  const place = useRef<HTMLElement>(null);
  // On a small phone the code would lie below the edge, with a queue waiting behind the member.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      ref={place}
      aria-label={t.codeTitle}
      className="flex min-h-128 w-full flex-col justify-center rounded-lg border border-line bg-surface p-5"
    >
      {data && error && <FormAlert text={errorText(error)} className="pb-4" />}
      {data ? (
        <Code key={data.qrcode} shown={data} percent={percent} onAgain={() => void refetch()} />
      ) : error ? (
        <LoadingProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="mx-auto size-72 max-w-full" />
      )}
    </section>
  );
}
