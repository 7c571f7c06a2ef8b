import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { OfficeShow } from '@zanga/contract/ordering/cinema-office';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { ListPage } from '../../parts/frame/list-page.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShop } from '../../parts/frame/use-shop.ts';
import { wholeList } from '../../parts/list/list-of.ts';
import { ListTable } from '../../parts/list/list-table.tsx';
import { momentText } from '../../parts/moment.ts';
import { programmeTexts } from './programme-texts.ts';
import { showsTexts as t } from './shows-texts.ts';

const stateOf = ({ cancelled, starts_at, ends_at }: OfficeShow): string => {
  if (cancelled) return t.cancelled;
  const now = serviceNow();
  if (now >= new Date(ends_at)) return t.over;
  return now >= new Date(starts_at) ? t.running : t.on;
};

const columns: readonly TableColumn<OfficeShow>[] = [
  {
    id: 'when',
    label: t.columns.when,
    width: [140],
    cell: ({ starts_at }) => momentText(starts_at),
    text: ({ starts_at }) => momentText(starts_at),
    sort: 'ascending',
    sortBy: ({ starts_at }) => starts_at,
  },
  {
    id: 'film',
    label: t.columns.film,
    width: [180, 3],
    cell: ({ id, film }) => (
      <Link to="/cinema/$show" params={{ show: id }} className="font-semibold hover:underline">
        {film}
      </Link>
    ),
    text: ({ film }) => film,
    sort: 'ascending',
    sortBy: ({ film }) => film,
    always: true,
    card: 'title',
  },
  {
    id: 'hall',
    label: t.columns.hall,
    width: [110, 1],
    spare: 2,
    cell: ({ hall }) => hall,
    text: ({ hall }) => hall,
  },
  {
    id: 'shop',
    label: t.columns.shop,
    width: [140, 1],
    spare: 3,
    cell: ({ shop }) => shop.name,
    text: ({ shop }) => shop.name,
  },
  {
    id: 'sold',
    label: t.columns.sold,
    width: [110],
    cell: ({ sold, seats }) => t.sold(sold, seats),
    text: ({ sold }) => sold,
    sort: 'descending',
    sortBy: ({ sold }) => sold,
    end: true,
    card: 'aside',
  },
  {
    id: 'left',
    label: t.columns.left,
    width: [90],
    spare: 1,
    cell: ({ left }) => t.left(left),
    text: ({ left }) => left,
    sort: 'ascending',
    sortBy: ({ left }) => left,
    end: true,
  },
  {
    id: 'state',
    label: t.columns.state,
    width: [120],
    cell: (show) => (
      <span className={show.cancelled ? 'font-semibold text-tomato-ink' : 'text-ink-soft'}>
        {stateOf(show)}
      </span>
    ),
    text: stateOf,
  },
];

/** Shows to come, with their sold tickets. */
export function ShowsPage() {
  const { shop } = useShop();
  const navigate = useNavigate();
  const mayEdit = useMay('cinema.edit');
  const query = shop === undefined ? {} : { shop };
  const shows = useQuery({ ...service.query('GET /api/backoffice/cinema/shows', { query }), staleTime: 0 });
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        {mayEdit && (
          <Link to="/cinema/nuovo" className={deskButtonStyle('solid')}>
            {programmeTexts.add}
          </Link>
        )}
      </PageHeader>
      <ListTable
        label={t.list}
        list={wholeList(shows)}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ film, starts_at }) => `${film}, ${momentText(starts_at)}`}
        onOpen={({ id }) => void navigate({ to: '/cinema/$show', params: { show: id } })}
        empty={t.empty}
      />
    </ListPage>
  );
}
