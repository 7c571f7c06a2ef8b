import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import { Button } from '@zanga/ui/button.tsx';
import { InfoIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { againTexts as t } from './again-texts.ts';
import './use-order-again.ts';

const row = 'flex min-h-6 flex-wrap items-baseline gap-x-2';

/** Differences from the earlier order, shown once on the next page. */
export function AgainNews() {
  const news = useLocation({ select: ({ state }) => state.again, structuralSharing: false });
  const navigate = useNavigate();
  if (!news) return null;
  const close = () => void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false });
  return (
    <section aria-labelledby="again" className="page pt-6">
      <div className="flex flex-col gap-3 rounded-lg bg-lemon-wash p-5 text-lemon-ink md:flex-row md:items-start">
        <InfoIcon className="shrink-0 max-md:hidden" />
        <div className="flex-1">
          <h2 id="again" className="pb-1 font-semibold font-text text-body">
            {t.news}
          </h2>
          <ul className="text-small">
            {news.missing.map(({ name, slug, why }) => (
              <li key={`${slug} ${why}`} className={row}>
                <span>
                  {name}: {t.why[why]}
                </span>
                {why === 'options' && (
                  <Link
                    to="."
                    search={(search) => ({ ...search, prodotto: slug })}
                    state={(state) => ({ ...state, overlay: 'prodotto' })}
                    resetScroll={false}
                    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
                  >
                    {t.choose(name)}
                  </Link>
                )}
              </li>
            ))}
            {news.dearer.map(({ name, before, now }) => (
              <li key={name} className={row}>
                {t.dearer(name, money(before), money(now))}
              </li>
            ))}
          </ul>
        </div>
        <Button variant="quiet" size="inline" className="self-start" onClick={close}>
          {t.read}
        </Button>
      </div>
    </section>
  );
}
