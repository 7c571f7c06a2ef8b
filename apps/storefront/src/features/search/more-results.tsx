import { Button } from '@zanga/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { texts } from '../../base/texts/texts.ts';
import { searchTexts as t } from './search-texts.ts';

type MoreResultsProps = {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly load: () => void;
};

/** Distance from the end at which the next page loads. */
const ahead = '400px';

/** Loads the next page while scrolling near the end, or at a press. */
export function MoreResults({ loading, failed, load }: MoreResultsProps) {
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = mark.current;
    if (!element || loading || failed) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: element.closest('[data-scrolls]'),
      rootMargin: ahead,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [loading, failed, load]);

  return (
    <div ref={mark} className="flex flex-col items-center gap-2 pb-6">
      {failed && <p role="alert">{t.moreFailed}</p>}
      <Button variant="outline" disabled={loading} onClick={load}>
        {failed ? texts.retry : loading ? t.loadingMore : t.more}
      </Button>
    </div>
  );
}
