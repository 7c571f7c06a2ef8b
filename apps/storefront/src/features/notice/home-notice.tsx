import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { IconButton } from '@zanga/ui/button.tsx';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useEffect, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { settings } from '../../base/api/config.ts';
import { storage } from '../../base/storage/storage.ts';
import { texts } from '../../base/texts/texts.ts';
import { Blocks } from '../../parts/content/blocks.tsx';
import { isFree, isGreeted, isNews } from './notice-rule.ts';

const slug = 'avviso-home-page';

/**
 * Notice of the brand. It floats at the foot of the screen; a space of its own after the end of the page lets
 * everything be scrolled clear of it.
 */
export function HomeNotice({ begun }: { readonly begun: string }) {
  const here = useLocation({ select: ({ pathname }) => pathname });
  const greeted = isGreeted({ path: begun, ...settings });
  const service = useService();
  const { data } = useQuery({
    ...service.query('GET /api/contents/:slug', { params: { slug } }),
    enabled: greeted,
    retry: false,
  });
  // What an earlier visit was shown is not shown again, closed or not; this visit keeps it until it is closed (STA-6).
  const [before] = useState(() => storage.read('notice'));
  const [closed, setClosed] = useState(false);
  const edition = data?.updated_at;
  const shown =
    greeted && !closed && isFree(here) && edition !== undefined && isNews(edition, before) ? edition : null;
  useEffect(() => {
    if (shown !== null) storage.write('notice', shown);
  }, [shown]);
  if (!data || shown === null) return null;
  return (
    <aside
      aria-labelledby="home-notice"
      data-notice
      className="sticky bottom-(--notice-foot) z-30 mx-3 mt-3 mb-(--notice-foot) max-h-[50dvh] animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-5 shadow-lift md:ms-auto md:me-8 md:max-w-sm"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="home-notice" className="text-h4">
          {data.title}
        </h2>
        <IconButton label={texts.close} className="-me-2 -mt-2" onClick={() => setClosed(true)}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="flex flex-col gap-2 text-small">
        <Blocks blocks={data.blocks} />
      </div>
    </aside>
  );
}
