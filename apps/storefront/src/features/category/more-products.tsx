import { Link } from '@tanstack/react-router';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { texts } from '../../base/texts/texts.ts';
import { ProductGridSkeleton } from '../../parts/catalogue/product-grid-skeleton.tsx';
import { categoryTexts as t } from './category-texts.ts';

type MoreProductsProps = {
  /** Page that comes next; none at the end of the list. */
  readonly page: number | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly load: () => void;
};

/** Distance from the screen at which the next page loads. */
const ahead = '900px';

/** Link to the next page: without scripts it opens that page, with scripts it loads in place on scrolling near. */
export function MoreProducts({ page, loading, failed, load }: MoreProductsProps) {
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = mark.current;
    if (!element || loading || failed || page === undefined) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: ahead,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [page, loading, failed, load]);

  if (loading)
    return (
      <div role="status" aria-label={t.loadingMore} className="pt-5">
        <ProductGridSkeleton count={4} />
      </div>
    );
  if (page === undefined) return null;
  return (
    <div ref={mark} className="flex flex-col items-center gap-3 pt-8">
      {failed && <p role="alert">{t.moreFailed}</p>}
      {failed ? (
        <Button variant="outline" onClick={load}>
          {texts.retry}
        </Button>
      ) : (
        <Link
          to="."
          search={(search) => ({ ...search, page })}
          rel="next"
          preload={false}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            load();
          }}
          className={buttonStyle({ variant: 'outline' })}
        >
          {t.more}
        </Link>
      )}
    </div>
  );
}
