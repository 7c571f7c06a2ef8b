import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { AuditEntry } from '@zanga/contract/people/audit';
import type { AuditKind } from '@zanga/domain/staff/audit';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useId } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useMay } from '../../base/user.ts';
import { momentText } from '../../parts/moment.ts';
import { actionText, auditTexts as t } from './audit-texts.ts';
import { ChangeLines } from './change-text.tsx';

const shown = 8;

function Entry({ entry }: { readonly entry: AuditEntry }) {
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{actionText(entry.action)}</span>
        <span className="text-caption text-ink-soft">
          {[entry.person?.name ?? t.system, momentText(entry.at)].join(', ')}
        </span>
      </p>
      <ChangeLines {...entry} />
    </li>
  );
}

type RecentChangesProps = { readonly kind: AuditKind; readonly thing: string };

/** Latest audit entries of a thing on its own page, for people with the right to read them. */
export function RecentChanges({ kind, thing }: RecentChangesProps) {
  const id = useId();
  const may = useMay('audit.read');
  const { data, error, refetch } = useQuery({
    ...service.query('GET /api/backoffice/audit', { query: { kind, thing } }),
    enabled: may,
    staleTime: 0,
  });
  if (!may) return null;
  return (
    <section
      aria-labelledby={id}
      className="mx-4 mb-6 flex max-w-3xl flex-col gap-2 rounded-md border border-line bg-surface p-4 text-small md:mx-6"
    >
      <h2 id={id} className="font-semibold font-text text-body tracking-normal">
        {t.lately}
      </h2>
      {!data && !error && <Skeleton className="h-16 rounded-sm" />}
      {!data && error && (
        <p className="flex flex-wrap items-center gap-3">
          {errorText(error)}
          <button type="button" className={deskButtonStyle()} onClick={() => void refetch()}>
            {texts.retry}
          </button>
        </p>
      )}
      {data?.data.length === 0 && <p className="text-ink-soft">{t.nothingChanged}</p>}
      {data && data.data.length > 0 && (
        <ul>
          {data.data.slice(0, shown).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {data && (data.data.length > shown || data.next !== null) && (
        <Link
          to="/registro"
          search={{ tipo: kind, cosa: thing }}
          className={deskButtonStyle('quiet', 'self-start')}
        >
          {t.all}
        </Link>
      )}
    </section>
  );
}
