import { formatTime } from '@zanga/domain/time-format';
import { CloseIcon } from '@zanga/ui/icons.tsx';
import { CheckIcon } from '@zanga/ui/panel-icons.tsx';
import { scannerTexts as t } from './scanner-texts.ts';
import type { PastScan } from './use-scanning.ts';

/** What was read here before, for who looked away. */
export function ScanHistory({ past }: { readonly past: readonly PastScan[] }) {
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past" className="rounded-lg bg-surface p-5">
      <h2 id="past" className="pb-3 text-h4">
        {t.history}
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {past.map(({ at, scan }) => (
          <li key={at.getTime()} className="flex items-start gap-3 py-2">
            {scan.done ? (
              <CheckIcon size={22} className="mt-px shrink-0 text-basil-ink" />
            ) : (
              <CloseIcon size={22} className="mt-px shrink-0 text-tomato-ink" />
            )}
            <p className="min-w-0 flex-1">
              <span className="font-semibold">{scan.title}</span>
              <span className="block text-ink-soft text-small">{scan.text}</span>
            </p>
            <time dateTime={at.toISOString()} className="text-ink-soft text-small tabular-nums">
              {formatTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
