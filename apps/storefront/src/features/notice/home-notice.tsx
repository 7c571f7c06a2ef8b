import { useQuery } from '@tanstack/react-query';
import { useMatches, useSearch } from '@tanstack/react-router';
import { Blocks } from '@zanga/browser/content/blocks.tsx';
import { summaryOf } from '@zanga/browser/content/plain-text.ts';
import { IconButton } from '@zanga/ui/button.tsx';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { settings } from '../../base/api/config.ts';
import { overlayParams } from '../../base/navigation/search-params.ts';
import { storage } from '../../base/storage/storage.ts';
import { texts } from '../../base/texts/texts.ts';
import { isFree, isGreeted, isNews } from './notice-rule.ts';
import { noticeTexts as t } from './notice-texts.ts';

const slug = 'avviso-home-page';

/** Letters in one line of a phone; the full text is one press away. */
const lineLength = 36;

/** Focuses the opened text, so that the keys scroll it. */
const takeFocus = (text: HTMLElement | null) => text?.focus({ preventScroll: true });

const useNews = (begun: string) => {
  const here = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  const covered = useSearch({ strict: false, select: (search) => Object.keys(overlayParams(search)).length });
  const greeted = isGreeted({ path: begun, ...settings });
  const service = useService();
  const { data } = useQuery({
    ...service.query('GET /api/contents/:slug', { params: { slug } }),
    enabled: greeted,
    retry: false,
  });
  // A notice shown on an earlier visit stays away; on this visit it stays until it is closed (STA-6).
  const [before] = useState(() => storage.read('notice'));
  const [closed, setClosed] = useState(false);
  const edition = data?.updated_at;
  const open = greeted && !closed && isFree(here) && covered === 0;
  const shown = open && edition !== undefined && isNews(edition, before) ? edition : null;
  useEffect(() => {
    if (shown !== null) storage.write('notice', shown);
  }, [shown]);
  const close = useCallback(() => setClosed(true), []);
  return { news: shown === null ? undefined : data, close };
};

type StripProps = {
  readonly news: NonNullable<ReturnType<typeof useNews>['news']>;
  readonly onClose: () => void;
};

function Strip({ news, onClose }: StripProps) {
  const { title, blocks } = news;
  const [whole, setWhole] = useState(false);
  const place = useRef<HTMLElement>(null);
  // Any press elsewhere closes the notice: the person has seen it and goes on.
  useEffect(() => {
    const leave = (press: MouseEvent) => {
      // `composedPath`, because a pressed element of the strip may be gone from the document by now.
      if (place.current && !press.composedPath().includes(place.current)) onClose();
    };
    // The timeout skips the press that made the notice appear, such as closing an overlay.
    // In the capture phase: an overlay opened by the press would remove the strip before the event bubbles.
    const begin = setTimeout(() => document.addEventListener('click', leave, true));
    return () => {
      clearTimeout(begin);
      document.removeEventListener('click', leave, true);
    };
  }, [onClose]);
  const summary = summaryOf(blocks);
  const more = !whole && (blocks.length > 1 || summary.length > lineLength);
  return (
    <aside
      ref={place}
      aria-labelledby="home-notice"
      data-notice
      className="sticky bottom-(--notice-foot) z-30 mx-3 mt-3 mb-(--notice-foot) flex animate-rise items-start gap-1 rounded-md border border-line bg-raised py-2 ps-4 pe-1 text-small shadow-lift md:ms-auto md:me-8 md:max-w-sm [&_button]:-scroll-mb-40"
    >
      <div className="min-w-0 flex-1 py-1">
        <h2 id="home-notice" className="font-semibold text-body">
          {title}
        </h2>
        {whole ? (
          <section
            ref={takeFocus}
            aria-labelledby="home-notice"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
            tabIndex={0}
            className="flex max-h-[40dvh] flex-col gap-2 overflow-y-auto pt-1 pb-2"
          >
            <Blocks blocks={blocks} />
          </section>
        ) : (
          <p className="truncate text-ink-soft">{summary}</p>
        )}
      </div>
      {more && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="min-h-11 min-w-11 px-2 font-semibold text-tomato-ink underline underline-offset-4"
        >
          {t.readAll}
        </button>
      )}
      <IconButton label={texts.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
}

/**
 * Notice of the brand: a strip at the foot of the screen, on pages for reading only. The first press elsewhere closes
 * it; extra space after the page's end lets all content scroll clear of it.
 */
export function HomeNotice({ begun }: { readonly begun: string }) {
  const { news, close } = useNews(begun);
  return news && <Strip news={news} onClose={close} />;
}
