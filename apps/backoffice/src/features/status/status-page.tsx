import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { ServiceStatus } from '@zanga/contract/brand/status-office';
import type { Standing } from '@zanga/domain/brand/service-standing';
import { formatTime } from '@zanga/domain/time-format';
import { Badge } from '@zanga/ui/badge.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useMay } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Instead } from '../../parts/list/instead.tsx';
import { momentText } from '../../parts/moment.ts';
import { detailOf, serviceWords, standingWords, statusTexts as t } from './status-texts.ts';

const everyMs = 30_000;

const tones = {
  good: 'basil',
  slow: 'lemon',
  down: 'tomato',
  off: 'neutral',
  unknown: 'neutral',
} as const satisfies Readonly<Record<Standing, string>>;

/** Troubles first; within a state the server's order. */
const urgency: readonly Standing[] = ['down', 'slow', 'good', 'unknown', 'off'];

const isTroubled = ({ state }: ServiceStatus): boolean => state === 'down' || state === 'slow';

const sentencesOf = (status: ServiceStatus): readonly string[] => {
  const words = serviceWords[status.service];
  if (isTroubled(status)) return [words.bad, words.todo];
  if (status.state === 'off') return [words.off ?? words.good];
  return [status.state === 'unknown' ? (words.unknown ?? words.bad) : words.good];
};

/** Services with a trial in the settings. */
const tried: readonly ServiceStatus['service'][] = ['payments', 'email', 'sms', 'push', 'geocoding'];

function Row({ status, maySettings }: { readonly status: ServiceStatus; readonly maySettings: boolean }) {
  const { service: name, state, since, last } = status;
  const times = [since && t.since(momentText(since)), last && t.last(momentText(last))].filter(Boolean);
  const toTry = maySettings && tried.includes(name) && state !== 'good' && state !== 'off';
  return (
    <li
      className={classNames(
        'grid grid-cols-[1fr_auto] content-start items-start gap-x-4 gap-y-1 rounded-md border bg-surface p-4',
        state === 'down' ? 'border-tomato' : 'border-line',
      )}
    >
      <h2 className="font-semibold font-text text-body tracking-normal">{serviceWords[name].name}</h2>
      <Badge tone={tones[state]}>{standingWords[state]}</Badge>
      <p className="col-span-2 max-w-prose text-small">
        {[...sentencesOf(status), detailOf(status)].filter(Boolean).join(' ')}
      </p>
      {times.length > 0 && <p className="col-span-2 text-caption text-ink-soft">{times.join(' · ')}</p>}
      {toTry && (
        <Link
          to="/impostazioni"
          hash="prove"
          className={classNames(deskButtonStyle(), 'mt-1 justify-self-start')}
        >
          {t.settings}
        </Link>
      )}
    </li>
  );
}

type StatusReport = { readonly at: string; readonly data: readonly ServiceStatus[] };

function Services({ told: { at, data } }: { readonly told: StatusReport }) {
  const maySettings = useMay('brand.read');
  const troubled = data.filter(isTroubled).length;
  const sorted = data.toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state));
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <p role="status" className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-body">{troubled === 0 ? t.allWell : t.troubled(troubled)}</strong>
        <span className="text-caption text-ink-soft">{t.read(formatTime(new Date(at)))}</span>
      </p>
      <ul className="grid gap-3 xl:grid-cols-2">
        {sorted.map((status) => (
          <Row key={status.service} status={status} maySettings={maySettings} />
        ))}
      </ul>
    </div>
  );
}

/** No answer of ours: the server, or the database it checks sign-ins with, is down; that is the status. */
const isAway = (error: Error | null): boolean =>
  error !== null && (!isApiError(error) || error.status >= 500);

/** State of each service the shop runs on, and the remedy for each trouble. */
export function StatusPage() {
  const query = useQuery({
    ...service.query('GET /api/backoffice/status'),
    refetchInterval: everyMs,
    staleTime: 0,
    retry: false,
  });
  return (
    <div className="min-h-0 min-w-0 flex-1">
      <PageHeader title={t.title} line={t.line} />
      {isAway(query.error) ? (
        <Instead problem title={t.databaseAway} line={t.databaseAwayLine}>
          <button type="button" className={deskButtonStyle()} onClick={() => void query.refetch()}>
            {texts.retry}
          </button>
        </Instead>
      ) : (
        <Loaded query={query}>{(told) => <Services told={told} />}</Loaded>
      )}
    </div>
  );
}
