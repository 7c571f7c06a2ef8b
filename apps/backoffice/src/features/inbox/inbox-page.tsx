import { Link, useNavigate } from '@tanstack/react-router';
import { topicNames } from '@zanga/contract/brand/contact-topics';
import type { InboxLine } from '@zanga/contract/brand/inbox';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { useMay } from '../../base/user.ts';
import { ListPage } from '../../parts/frame/list-page.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShop } from '../../parts/frame/use-shop.ts';
import { pagedList } from '../../parts/list/list-of.ts';
import { ListTable } from '../../parts/list/list-table.tsx';
import { momentText } from '../../parts/moment.ts';
import { type InboxParams, inboxParams, inboxQuery } from './inbox-params.ts';
import { useInbox } from './inbox-queries.ts';
import { inboxTexts as t } from './inbox-texts.ts';

const columns: readonly TableColumn<InboxLine>[] = [
  {
    id: 'name',
    label: t.columns.name,
    width: [150, 2],
    cell: ({ reference, name }) => (
      <Link to="/messaggi/$message" params={{ message: reference }} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
    always: true,
    card: 'title',
  },
  { id: 'message', label: t.columns.message, width: [200, 4], cell: ({ begins }) => begins },
  { id: 'at', label: t.columns.at, width: [140], cell: ({ at }) => momentText(at), card: 'aside' },
  {
    id: 'assigned',
    label: t.columns.assigned,
    width: [130, 1],
    cell: ({ assigned }) => assigned?.name ?? <span className="text-ink-soft">{t.nobody}</span>,
  },
  {
    id: 'topic',
    label: t.columns.topic,
    width: [130, 1],
    spare: 2,
    cell: ({ topic, answers }) =>
      answers === 0 ? topicNames[topic] : `${topicNames[topic]} · ${t.answered(answers)}`,
  },
  { id: 'shop', label: t.columns.shop, width: [130, 1], spare: 1, cell: ({ shop }) => shop?.name ?? '' },
];

type InboxPageProps = {
  readonly params: InboxParams;
  readonly onParams: (params: InboxParams) => void;
};

function StateButtons({ params, onParams }: InboxPageProps) {
  const mayAnswer = useMay('inbox.answer');
  const states = [
    { stato: undefined, label: t.open },
    ...(mayAnswer ? ([{ stato: 'miei', label: t.mine }] as const) : []),
    { stato: 'chiusi', label: t.closed },
  ] as const;
  // A search covers all states.
  const chosen = (stato: InboxParams['stato']) => params.cerca === undefined && params.stato === stato;
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t.states}</legend>
      {states.map(({ stato, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen(stato)}
          className={deskButtonStyle(chosen(stato) ? 'chosen' : 'quiet')}
          onClick={() => onParams(stato ? { stato } : {})}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Messages of customers, newest first. */
export function InboxPage({ params, onParams }: InboxPageProps) {
  const navigate = useNavigate();
  const { shop } = useShop();
  const messages = useInbox(inboxQuery(params, shop));
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line} />
      <search className="flex flex-wrap items-center gap-2 border-line border-b bg-surface px-4 py-2 md:px-6">
        <StateButtons params={params} onParams={onParams} />
        <SearchBox
          label={t.search}
          value={params.cerca}
          onChange={(cerca) => onParams(inboxParams({ ...params, cerca }))}
          className="w-full md:w-80"
        />
      </search>
      <ListTable
        label={t.list}
        list={pagedList(messages)}
        columns={columns}
        rowId={({ reference }) => reference}
        rowName={({ name, reference }) => `${name}, ${reference}`}
        onOpen={({ reference }) =>
          void navigate({ to: '/messaggi/$message', params: { message: reference } })
        }
        empty={t.empty}
        onClearFilters={Object.keys(params).length > 0 ? () => onParams({}) : undefined}
      />
    </ListPage>
  );
}
