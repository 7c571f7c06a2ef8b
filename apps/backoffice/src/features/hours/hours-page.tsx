import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WorkShift } from '@zanga/contract/people/hours';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { IntervalMenu } from '@zanga/ui/fields/interval-menu.tsx';
import { useMemo, useState } from 'react';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { ListPage } from '../../parts/frame/list-page.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShop } from '../../parts/frame/use-shop.ts';
import { dayPresets } from '../../parts/list/days.ts';
import { ExportButton } from '../../parts/list/export-button.tsx';
import { wholeList } from '../../parts/list/list-of.ts';
import { ListTable } from '../../parts/list/list-table.tsx';
import { intervalWords } from '../../parts/list/list-texts.ts';
import { dayOf, exportColumns, hoursColumns } from './hours-columns.tsx';
import { daysOf, type HoursParams, soughtHours } from './hours-params.ts';
import { hoursTexts as t } from './hours-texts.ts';
import { MendDialog } from './mend-dialog.tsx';

type HoursPageProps = { readonly params: HoursParams; readonly onParams: (params: HoursParams) => void };
type Person = { readonly id: string; readonly name: string };

type FiltersProps = HoursPageProps & { readonly people: readonly Person[] };

function Filters({ params, onParams, people }: FiltersProps) {
  const now = serviceNow();
  const { persona, ...days } = params;
  return (
    <search className="flex flex-wrap items-center gap-2 border-line border-b bg-surface px-4 py-2 md:px-6">
      <IntervalMenu
        label={t.days}
        words={intervalWords}
        value={daysOf(params, now)}
        onChange={({ from, to }) =>
          onParams({ ...(from && { dal: from }), ...(to && { al: to }), ...(persona && { persona }) })
        }
        presets={dayPresets(now)}
      />
      {people.length > 0 && (
        <label className="flex items-center gap-2 text-small">
          <span className="text-ink-soft">{t.person}</span>
          <select
            className={deskInputStyle('max-w-56')}
            value={persona ?? ''}
            onChange={(event) =>
              onParams({ ...days, ...(event.target.value && { persona: event.target.value }) })
            }
          >
            <option value="">{t.everybody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </search>
  );
}

type Total = {
  readonly person: Person;
  readonly minutes: number;
  readonly shifts: number;
  readonly open: number;
};

function Totals({ totals }: { readonly totals: readonly Total[] }) {
  if (totals.length === 0) return null;
  return (
    <section
      aria-label={t.totals}
      className="max-h-40 overflow-y-auto border-line border-b bg-surface px-4 py-2 md:px-6"
    >
      <ul className="flex flex-wrap gap-x-8 gap-y-1 text-small">
        {totals.map(({ person, minutes, shifts, open }) => (
          <li key={person.id} className="wrap-anywhere">
            <span className="font-semibold">{person.name}</span> {t.total(minutes, shifts)}
            {open > 0 && <span className="text-tomato-ink">, {t.openOnes(open)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The open dialog: a shift to correct, or a new one. */
type Mending = { readonly shift: WorkShift | undefined };

const useHours = (params: HoursParams, shop: string | undefined) => {
  const query = soughtHours(params, shop, serviceNow());
  const hours = useQuery({
    ...service.query('GET /api/backoffice/hours', { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  async function* pages() {
    yield (await service.api('GET /api/backoffice/hours', { query })).data;
  }
  return { hours, pages };
};

/** Shifts: the person's own, and all of the shops whose hours they may correct. */
export function HoursPage({ params, onParams }: HoursPageProps) {
  const { shop, shops } = useShop();
  const mends = useMay('hours.mend');
  const { hours, pages } = useHours(params, shop);
  const [mending, setMending] = useState<Mending>();
  const client = useQueryClient();
  const columns = useMemo(() => hoursColumns((shift) => setMending({ shift })), []);
  const people = hours.data?.people ?? [];
  const writesIn = shop ?? (shops.length === 1 ? shops[0]?.id : undefined);
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        {mends && writesIn !== undefined && (
          <button
            type="button"
            className={deskButtonStyle('solid')}
            onClick={() => setMending({ shift: undefined })}
          >
            {t.add}
          </button>
        )}
        <ExportButton name="orari" columns={exportColumns} pages={pages} />
      </PageHeader>
      <Filters params={params} onParams={onParams} people={people} />
      <Totals totals={hours.data?.totals ?? []} />
      <ListTable
        label={t.list}
        list={wholeList(hours)}
        columns={columns}
        rowId={({ id }) => id}
        rowName={(shift) => `${shift.person.name}, ${dayOf(shift)}`}
        empty={t.empty}
        onClearFilters={Object.keys(params).length > 0 ? () => onParams({}) : undefined}
      />
      {mending && (
        <MendDialog
          shift={mending.shift}
          shop={writesIn}
          people={people}
          onClose={() => setMending(undefined)}
          onDone={() => {
            setMending(undefined);
            void client.invalidateQueries({ queryKey: ['GET /api/backoffice/hours'] });
          }}
        />
      )}
    </ListPage>
  );
}
