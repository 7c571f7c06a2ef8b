import { useEffect, useRef } from 'react';
import { deskButtonStyle } from '../desk-style.ts';
import type { TableWords } from './table-words.ts';

type TableMoreProps = {
  readonly words: TableWords;
  readonly onMore: () => void;
  readonly busy: boolean;
  readonly failed: boolean;
};

/** End of the loaded rows: loads the next page as it scrolls into view, or at a press. */
export function TableMore({ words, onMore, busy, failed }: TableMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  useEffect(() => {
    load.current = onMore;
  });
  useEffect(() => {
    if (busy || failed || !place.current) return;
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) load.current();
      },
      { rootMargin: '400px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [busy, failed]);
  return (
    <div ref={place} className="flex min-h-13 flex-wrap items-center justify-center gap-3 p-2 text-small">
      <span role="status" className={failed ? 'text-alarm-ink' : 'sr-only'}>
        {failed ? words.moreFailed : busy ? words.loadingMore : ''}
      </span>
      <button
        type="button"
        aria-disabled={busy || undefined}
        className={deskButtonStyle('outline')}
        onClick={() => !busy && onMore()}
      >
        {busy ? words.loadingMore : failed ? words.retry : words.more}
      </button>
    </div>
  );
}
