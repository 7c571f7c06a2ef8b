import { Link, useNavigate } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import { cardFilters, memberFilters, type OfficeMember } from '@zanga/contract/ordering/prime-members';
import { formatDate } from '@zanga/domain/time-format';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { useMay } from '../../../base/user.ts';
import { ListPage } from '../../../parts/frame/list-page.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { pagedList } from '../../../parts/list/list-of.ts';
import { ListTable } from '../../../parts/list/list-table.tsx';
import { SavedViews } from '../../../parts/list/saved-views.tsx';
import { useMembers, usePlans } from '../prime-queries.ts';
import { cardText, expiryText, memberName, stateNames } from './member-words.ts';
import { type MembersParams, membersParams } from './members-params.ts';
import { cardFilterNames, filterNames, membersTexts as t } from './members-texts.ts';

const day = (instant: string) => formatDate(new Date(instant));

const nextOf = ({ state, next_charge_at, ends_at }: OfficeMember): string => {
  if (next_charge_at !== null) return day(next_charge_at);
  if (ends_at === null) return '';
  return state === 'ended' ? t.ended(day(ends_at)) : t.ends(day(ends_at));
};

const alarming = (alarm: boolean) => (alarm ? 'font-semibold text-tomato-ink' : 'text-ink-soft');

const columns: readonly TableColumn<OfficeMember>[] = [
  {
    id: 'name',
    label: t.columns.name,
    width: [150, 2],
    cell: (member) => (
      <Link
        to="/prime/iscritti/$member"
        params={{ member: member.id }}
        className="font-semibold hover:underline"
      >
        {memberName(member)}
      </Link>
    ),
    always: true,
    card: 'title',
  },
  { id: 'email', label: t.columns.email, width: [170, 2], spare: 4, cell: ({ email }) => email },
  {
    id: 'state',
    label: t.columns.state,
    width: [140, 1],
    cell: ({ state }) => <span className={alarming(state === 'past_due')}>{stateNames[state]}</span>,
    card: 'aside',
  },
  {
    id: 'plan',
    label: t.columns.plan,
    width: [120, 1],
    spare: 2,
    cell: ({ plan, price }) => t.planOf(plan, money(price)),
  },
  {
    id: 'since',
    label: t.columns.since,
    width: [100],
    spare: 1,
    cell: ({ since }) => day(since),
    card: 'none',
  },
  { id: 'next', label: t.columns.next, width: [130, 1], cell: nextOf },
  {
    id: 'card',
    label: t.columns.card,
    width: [140, 1],
    spare: 3,
    cell: ({ card }) => (card ? cardText(card) : t.noCard),
  },
  {
    id: 'expires',
    label: t.columns.expires,
    width: [90],
    cell: ({ card }) =>
      card && (
        <span className={alarming(card.state === 'expiring' || card.state === 'expired')}>
          {expiryText(card) ?? t.unknown}
        </span>
      ),
  },
];

type ChoiceProps = {
  readonly label: string;
  readonly any: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
};

function Choice({ label, any, value, choices, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={deskInputStyle('max-md:w-full')}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{`${label}: ${any}`}</option>
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}

type MembersPageProps = {
  readonly params: MembersParams;
  readonly onParams: (params: MembersParams) => void;
};

function Filters({ params, onParams }: MembersPageProps) {
  const versions = usePlans().data?.plans ?? [];
  const set = (part: Record<string, string | undefined>) => onParams(membersParams({ ...params, ...part }));
  return (
    <search className="flex flex-wrap items-center gap-2 border-line border-b bg-surface px-4 py-2 md:px-6">
      <SearchBox
        label={t.search}
        value={params.cerca}
        onChange={(cerca) => set({ cerca })}
        className="w-full md:w-72"
      />
      <Choice
        label={t.state}
        any={t.any}
        value={params.stato}
        choices={memberFilters.map((one) => [one, filterNames[one]])}
        onChoose={(stato) => set({ stato })}
      />
      <Choice
        label={t.version}
        any={t.any}
        value={params.piano}
        choices={versions.map(({ version, form }) => [version, t.planOf(version, money(form.price))])}
        onChoose={(piano) => set({ piano })}
      />
      <Choice
        label={t.card}
        any={t.anyCard}
        value={params.carta}
        choices={cardFilters.map((one) => [one, `${t.card}: ${cardFilterNames[one]}`])}
        onChoose={(carta) => set({ carta })}
      />
    </search>
  );
}

/** All memberships, present and past, newest first. */
export function MembersPage({ params, onParams }: MembersPageProps) {
  const navigate = useNavigate();
  const members = useMembers(params);
  const maySeePlan = useMay('prime.read');
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        {maySeePlan && (
          <Link to="/prime" className={deskButtonStyle()}>
            {t.plan}
          </Link>
        )}
      </PageHeader>
      <Filters params={params} onParams={onParams} />
      <div className="border-line border-b px-4 py-1.5 empty:hidden md:px-6">
        <SavedViews list="prime-members" params={params} onChoose={(view) => onParams(membersParams(view))} />
      </div>
      <ListTable
        label={t.list}
        list={pagedList(members)}
        columns={columns}
        rowId={({ id }) => id}
        rowName={memberName}
        onOpen={({ id }) => void navigate({ to: '/prime/iscritti/$member', params: { member: id } })}
        empty={t.empty}
        onClearFilters={Object.keys(params).length > 0 ? () => onParams({}) : undefined}
      />
    </ListPage>
  );
}
