import { useEffect, useState } from 'react';
import { scannerTexts as t } from './scanner-texts.ts';
import type { PastScan } from './use-scanning.ts';

/** Whether a scan can still be undone, until an instant of the page's own time; null means never. */
const useOpenUntil = (until: number | null): boolean => {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setOver(until), until - performance.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && over !== until;
};

type UndoButtonProps = {
  readonly told: PastScan;
  readonly className: string;
  readonly onUndo: (told: PastScan) => void;
};

/** Undo button, as long as undoing is possible. */
export function UndoButton({ told, className, onUndo }: UndoButtonProps) {
  const open = useOpenUntil(told.undoUntil);
  if (!open || told.undone) return null;
  return (
    <button
      type="button"
      onClick={() => onUndo(told)}
      className={`inline-flex min-h-11 items-center font-semibold underline underline-offset-4 ${className}`}
    >
      {t.undo}
      <span className="sr-only">: {told.scan.title}</span>
    </button>
  );
}
