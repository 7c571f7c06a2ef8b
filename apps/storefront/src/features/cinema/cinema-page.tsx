import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useHydrated } from '@tanstack/react-router';
import { clockError, serviceNow, watchTime } from '@zanga/contract/wire/service-time';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { useSyncExternalStore } from 'react';
import { useService } from '../../base/api/api.tsx';
import { showsQuery } from './cinema-queries.ts';
import { cinemaTexts as t } from './cinema-texts.ts';
import { ShowCard } from './show-card.tsx';
import { showDays } from './show-days.ts';
import { TicketsSection } from './tickets-section.tsx';

const none = () => 0;

/**
 * Time of the shop. The first render repeats the server's time, because hydration needs the same text; then the present
 * time follows, rendered again when the device's clock turns out wrong.
 */
const useShopNow = (drawnAt: number): Date => {
  const hydrated = useHydrated();
  useSyncExternalStore(watchTime, clockError, none);
  return hydrated ? serviceNow() : new Date(drawnAt);
};

function Programme({ now }: { readonly now: Date }) {
  const { data } = useSuspenseQuery(showsQuery(useService()));
  if (data.shows.length === 0)
    return (
      <div className="rounded-lg bg-surface p-8 text-center shadow-card">
        <h3 className="text-h3">{t.nothing}</h3>
        <p className="pt-2 text-ink-soft">{t.nothingBody}</p>
      </div>
    );
  const days = showDays(data.shows, now).map(({ date, name, shows }) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h3 id={`day-${date}`} className="pb-3 text-h3">
        {name}
      </h3>
      <ul className="flex flex-col gap-4">
        {shows.map((show) => (
          <li key={show.id}>
            <ShowCard show={show} day={name} now={now} />
          </li>
        ))}
      </ul>
    </section>
  ));
  return <div className="grid items-start gap-x-5 gap-y-8 pb-10 md:grid-cols-2 xl:grid-cols-3">{days}</div>;
}

/** The cinema's shows, and the visitor's tickets (RTE-22). */
export function CinemaPage() {
  const { data } = useSuspenseQuery(showsQuery(useService()));
  const now = useShopNow(data.toldAt);
  return (
    <div className="page pt-6 pb-12 md:pt-10">
      <h1 className="text-h1">{t.title}</h1>
      <p className="max-w-2xl pt-2 pb-8 text-ink-soft text-lead">{t.line}</p>
      <TicketsSection now={now} />
      <h2 className="pb-4 text-h2">{t.showsTitle}</h2>
      <Programme now={now} />
      <aside className="flex flex-wrap items-center gap-4 rounded-lg bg-lemon-wash p-5 md:p-7">
        <div className="me-auto">
          <h2 className="text-h4 text-lemon-ink">{t.snacks}</h2>
          <p className="text-small">{t.snacksBody}</p>
        </div>
        <Link
          to="/$category/$sub"
          params={{ category: 'cinema', sub: 'snack-da-cinema' }}
          className={buttonStyle({ variant: 'outline' })}
        >
          {t.snacksOpen}
        </Link>
      </aside>
    </div>
  );
}
