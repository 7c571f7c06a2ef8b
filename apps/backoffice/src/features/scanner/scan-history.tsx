import { formatTime } from '@zanga/domain/time-format';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { scannerTexts as t } from './scanner-texts.ts';
import { UndoButton } from './undo-button.tsx';
import type { PastScan } from './use-scanning.ts';

type RowProps = { readonly told: PastScan; readonly onUndo: (told: PastScan) => void };

function Row({ told, onUndo }: RowProps) {
  const { at, scan, undone } = told;
  const stands = scan.done && !undone?.done;
  return (
    <li className="flex items-start gap-3 py-2">
      {stands ? (
        <CheckIcon size={22} className="mt-px shrink-0 text-basil-ink" />
      ) : (
        <CloseIcon size={22} className="mt-px shrink-0 text-tomato-ink" />
      )}
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{scan.title}</span>
          <span className="block text-ink-soft text-small">{undone ? undone.title : scan.text}</span>
        </p>
        <UndoButton told={told} className="text-small text-tomato-ink" onUndo={onUndo} />
      </div>
      <time dateTime={at.toISOString()} className="text-ink-soft text-small tabular-nums">
        {formatTime(at)}
      </time>
    </li>
  );
}

type ScanHistoryProps = {
  readonly past: readonly PastScan[];
  readonly onUndo: (told: PastScan) => void;
};

/** Last scans, for a glance that came too late or a code scanned by mistake. */
export function ScanHistory({ past, onUndo }: ScanHistoryProps) {
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past" className="rounded-lg bg-surface p-5">
      <h2 id="past" className="pb-3 text-h4">
        {t.history}
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {past.map((told) => (
          <Row key={told.at.getTime()} told={told} onUndo={onUndo} />
        ))}
      </ol>
    </section>
  );
}
