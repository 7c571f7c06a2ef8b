import { Link, useNavigate } from '@tanstack/react-router';
import { homeSlug } from '@zanga/domain/brand/home';
import { Badge } from '@zanga/ui/badge.tsx';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { ListPage } from '../../parts/frame/list-page.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { wholeList } from '../../parts/list/list-of.ts';
import { ListTable } from '../../parts/list/list-table.tsx';
import { momentText } from '../../parts/moment.ts';
import { useContents } from './contents-queries.ts';
import { placeNames, contentsTexts as t } from './contents-texts.ts';
import { homeTexts } from './home/home-texts.ts';
import { lettersTexts } from './letters/letters-texts.ts';

type Text = NonNullable<ReturnType<typeof useContents>['data']>['data'][number];

const columns: readonly TableColumn<Text>[] = [
  {
    id: 'title',
    label: t.columns.title,
    width: [200, 3],
    cell: ({ slug, title }) => (
      <Link to="/testi/$slug" params={{ slug }} className="font-semibold hover:underline">
        {title}
      </Link>
    ),
    always: true,
    card: 'title',
  },
  { id: 'place', label: t.columns.place, width: [200, 2], cell: ({ slug }) => placeNames[slug] ?? t.page },
  {
    id: 'draft',
    label: t.columns.draft,
    width: [170],
    cell: ({ draft, publish_at }) =>
      publish_at ? t.comesOut(momentText(publish_at)) : draft ? <Badge>{t.draft}</Badge> : '',
  },
  {
    id: 'changed',
    label: t.columns.changed,
    width: [150],
    spare: 1,
    cell: ({ updated_at }) => momentText(updated_at),
  },
];

/** The texts of pages and notices. */
export function ContentsPage() {
  const navigate = useNavigate();
  const texts = useContents();
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        <Link to="/testi/$slug" params={{ slug: homeSlug }} className={deskButtonStyle()}>
          {homeTexts.link}
        </Link>
        <Link to="/testi/email" className={deskButtonStyle()}>
          {lettersTexts.title}
        </Link>
      </PageHeader>
      <ListTable
        label={t.list}
        list={wholeList(texts)}
        columns={columns}
        rowId={({ slug }) => slug}
        rowName={({ title }) => title}
        onOpen={({ slug }) => void navigate({ to: '/testi/$slug', params: { slug } })}
        empty={t.empty}
      />
    </ListPage>
  );
}
