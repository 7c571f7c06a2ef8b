import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { AuditEntry } from '@zanga/contract/people/audit';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { auditKinds } from '@zanga/domain/staff/audit';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { service } from '../../base/api.ts';
import { ListPage } from '../../parts/frame/list-page.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShop } from '../../parts/frame/use-shop.ts';
import { pagedList } from '../../parts/list/list-of.ts';
import { ListTable } from '../../parts/list/list-table.tsx';
import { SavedViews } from '../../parts/list/saved-views.tsx';
import { momentText } from '../../parts/moment.ts';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditParams, auditParams, auditQuery } from './audit-params.ts';
import { actionText, kindText, auditTexts as t } from './audit-texts.ts';
import { ChangeText } from './change-text.tsx';
import { UndoEntry } from './undo-entry.tsx';

const whoOf = ({ person }: AuditEntry) => person?.name ?? t.system;
const fromOf = ({ registered, device, network }: AuditEntry) =>
  [registered?.name, device, network].filter(Boolean).join(', ');

const kindParams = (kind: string): AuditParams => {
  const known = auditKinds.find((one) => one === kind);
  return known ? { tipo: known } : {};
};

const columns: readonly TableColumn<AuditEntry>[] = [
  { id: 'at', label: t.columns.at, width: [138], cell: ({ at }) => momentText(at), card: 'aside' },
  { id: 'who', label: t.columns.who, width: [110, 1], cell: whoOf },
  {
    id: 'action',
    label: t.columns.action,
    width: [140, 1],
    cell: ({ action }) => actionText(action),
    always: true,
    card: 'title',
  },
  {
    id: 'thing',
    label: t.columns.thing,
    width: [130, 1],
    spare: 3,
    cell: ({ kind, thing }) => (
      <Link
        to="/registro"
        search={{ ...kindParams(kind), cosa: thing }}
        className="block truncate underline decoration-line-strong underline-offset-2"
        title={thing}
      >
        {kindText(kind)} {thing}
      </Link>
    ),
  },
  {
    id: 'change',
    label: t.columns.change,
    width: [160, 3],
    cell: (entry) => (
      <>
        <ChangeText {...entry} />
        <UndoEntry entry={entry} />
      </>
    ),
  },
  { id: 'shop', label: t.columns.shop, width: [120, 1], spare: 2, cell: ({ shop }) => shop?.name ?? '' },
  { id: 'from', label: t.columns.from, width: [158, 1], spare: 1, cell: fromOf, card: 'none' },
];

const save = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

type AuditPageProps = { readonly params: AuditParams; readonly onParams: (params: AuditParams) => void };

/** Audit: entries by the filters of the address, latest first. */
export function AuditPage({ params, onParams }: AuditPageProps) {
  const { shop } = useShop();
  const query = auditQuery(params, shop);
  const entries = useInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: ({ pageParam }) =>
      service.api('GET /api/backoffice/audit', {
        query: { ...query, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { busy, alert, run } = useAction(async () => {
    const file: unknown = await service.api('GET /api/backoffice/audit/export', { query });
    if (file instanceof Blob) save(file, `registro-${serviceNow().toISOString().slice(0, 10)}.csv`);
  });
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        <button type="button" disabled={busy} className={deskButtonStyle()} onClick={run}>
          {busy ? t.exporting : t.export}
        </button>
      </PageHeader>
      <FormAlert text={alert} />
      <AuditFilters params={params} onParams={onParams} />
      <div className="border-line border-b px-4 py-1.5 empty:hidden md:px-6">
        <SavedViews list="registro" params={params} onChoose={(view) => onParams(auditParams(view))} />
      </div>
      <ListTable
        label={t.list}
        list={pagedList(entries)}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ action, at }) => `${actionText(action)}, ${momentText(at)}`}
        empty={t.empty}
        onClearFilters={Object.keys(params).length > 0 ? () => onParams({}) : undefined}
      />
    </ListPage>
  );
}
