import type { ReactNode } from 'react';
import { deskButtonStyle } from '../desk-style.ts';
import type { TableWords } from './table-words.ts';

type SelectionBarProps = {
  readonly words: Pick<TableWords, 'selected' | 'clear'>;
  readonly count: number;
  readonly onClear: () => void;
  /** Actions for the selected rows. */
  readonly children: ReactNode;
};

/** At the foot of a table while rows are selected: how many, and what can be done with them. */
export function SelectionBar({ words, count, onClear, children }: SelectionBarProps) {
  return (
    // The region itself is sticky: a sticky child would be bounded by it.
    <div role="status" className="sticky bottom-(--tab-bar-height) z-2 empty:hidden">
      {count > 0 && (
        <div className="flex min-h-12 flex-wrap items-center gap-2 border-line border-t bg-raised px-4 py-2 text-small md:px-6">
          <span className="me-auto font-semibold">{words.selected(count)}</span>
          {children}
          <button type="button" className={deskButtonStyle('quiet')} onClick={onClear}>
            {words.clear}
          </button>
        </div>
      )}
    </div>
  );
}
