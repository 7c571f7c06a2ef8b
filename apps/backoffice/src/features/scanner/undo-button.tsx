import { scannerTexts as t } from './scanner-texts.ts';
import { useOpenUntil } from './use-open-until.ts';
import type { PastScan } from './use-scanning.ts';

type UndoButtonProps = {
  readonly told: PastScan;
  readonly className: string;
  readonly onUndo: (told: PastScan) => void;
};

/** The way back from a mistake, as long as there is one. */
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
