import { Link, useNavigate } from '@tanstack/react-router';
import type { StaffPerson } from '@zanga/contract/people/staff';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { useState } from 'react';
import { useMay } from '../../base/user.ts';
import { ListPage } from '../../parts/frame/list-page.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { wholeList } from '../../parts/list/list-of.ts';
import { ListTable } from '../../parts/list/list-table.tsx';
import { momentText } from '../../parts/moment.ts';
import { postText } from '../../parts/role-words.ts';
import { FactorRule } from './factor-rule.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { usePeople } from './people-queries.ts';
import { peopleTexts as t } from './people-texts.ts';

const nameOf = ({ firstname, lastname }: StaffPerson) => `${firstname} ${lastname}`.trim();
const stateOf = ({ suspended_at, self }: StaffPerson) =>
  suspended_at ? t.suspended : self ? t.you : t.active;

const columns: readonly TableColumn<StaffPerson>[] = [
  {
    id: 'name',
    label: t.columns.name,
    width: [160, 2],
    cell: (person) => (
      <Link to="/persone/$person" params={{ person: person.id }} className="font-semibold hover:underline">
        {nameOf(person)}
      </Link>
    ),
    text: nameOf,
    sort: 'ascending',
    sortBy: nameOf,
    always: true,
    card: 'title',
  },
  {
    id: 'posts',
    label: t.columns.posts,
    width: [190, 3],
    cell: ({ posts }) => posts.map(postText).join('; '),
    text: ({ posts }) => posts.map(postText).join('; '),
  },
  {
    id: 'email',
    label: t.columns.email,
    width: [180, 2],
    cell: ({ email }) => email,
    text: ({ email }) => email,
  },
  {
    id: 'state',
    label: t.columns.state,
    width: [90],
    cell: (person) => (
      <span className={person.suspended_at ? 'font-semibold text-tomato-ink' : 'text-ink-soft'}>
        {stateOf(person)}
      </span>
    ),
    text: stateOf,
    sort: 'ascending',
    sortBy: stateOf,
    card: 'aside',
  },
  {
    id: 'seen',
    label: t.columns.seen,
    width: [150],
    spare: 1,
    cell: ({ seen_at }) => (seen_at ? momentText(seen_at) : t.never),
    text: ({ seen_at }) => seen_at ?? '',
    sort: 'descending',
    sortBy: ({ seen_at }) => seen_at,
  },
];

/** Staff of the person's shops, and open invitations. */
export function PeoplePage() {
  const people = usePeople();
  const navigate = useNavigate();
  const [inviting, setInviting] = useState(false);
  const may = useMay('people.edit');
  const mayRequire = useMay('factors.require');
  const mayGive = people.data?.may_give ?? [];
  const invite = may && mayGive.length > 0 && (
    <button type="button" className={deskButtonStyle('solid')} onClick={() => setInviting(true)}>
      {t.invite}
    </button>
  );
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        {invite}
      </PageHeader>
      <ListTable
        label={t.list}
        list={wholeList(people)}
        columns={columns}
        rowId={({ id }) => id}
        rowName={nameOf}
        onOpen={({ id }) => void navigate({ to: '/persone/$person', params: { person: id } })}
        empty={t.empty}
      />
      <Invitations invitations={people.data?.invitations ?? []} />
      {mayRequire && <FactorRule />}
      {inviting && <InviteDialog mayGive={mayGive} onClose={() => setInviting(false)} />}
    </ListPage>
  );
}
